import path from 'node:path';
import { build, type Rolldown } from 'vite';

const folder = path.join(import.meta.dirname, '../early');

/**
 * Compiles src/early/early.ts to the text of one classic script, which loads the bundle's scripts from the addresses
 * `bundleScripts`. Rejects when it does not compile, or compiles to more than one file.
 */
export async function compileEarly(bundleScripts: readonly string[]): Promise<string> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { bundleScripts: JSON.stringify(bundleScripts) },
    build: {
      write: false,
      rolldownOptions: { input: path.join(folder, 'early.ts'), output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [script] = output;
  if (output.length > 1)
    throw new Error(
      `src/early must compile to one script, not ${output.map(({ fileName }) => fileName).join(', ')}`,
    );
  return script.code.trim();
}
