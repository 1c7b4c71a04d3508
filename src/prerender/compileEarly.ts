import path from 'node:path';
import { build, type Rolldown } from 'vite';

const folder = path.join(import.meta.dirname, '../early');

/** Compiles a file of `src/early` into one classic script; `values` are the values of the constants that the file declares. */
export async function compileEarly(
  file: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const texts = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(texts) as Record<string, string>,
    build: {
      write: false,
      rolldownOptions: { input: path.join(folder, file), output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [script] = output;
  if (output.length > 1)
    throw new Error(
      `${file} must compile to one script, not ${output.map(({ fileName }) => fileName).join(', ')}`,
    );
  return script.code.trim();
}
