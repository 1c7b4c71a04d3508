import path from 'node:path';
import { build, type Rolldown } from 'vite';

const input = path.join(import.meta.dirname, '../page/watchSwitch.ts');

/**
 * Compiles the switch that has a page watched to the text of one classic script; `tags` are those of the scripts that it
 * loads: what `?inspect=` asks for, and what stops the page at breakpoints.
 */
export async function compileSwitch(
  tags: Readonly<Record<'local' | 'stops' | 'stately', string>>,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // In a page, a closing tag ends a script wherever it stands.
    define: { watchTags: JSON.stringify(tags).replaceAll('</', String.raw`<\/`) },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim().replaceAll('</', String.raw`<\/`);
}
