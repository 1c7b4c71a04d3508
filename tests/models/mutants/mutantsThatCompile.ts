import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A change of code, as Stryker's instrumenter describes it. Lines and columns count from 0. */
interface Change {
  readonly id: string;
  readonly fileName: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly replacement: string;
}

/**
 * Returns the changes that the TypeScript compiler accepts. Writes a changed copy of a file for each change into `folder`, a copy of the
 * site's sources, so that the compiler reads the unchanged modules only once.
 */
export function mutantsThatCompile<Each extends Change>(
  changes: readonly Each[],
  folder: string,
): Each[] {
  const changed = new Map(changes.map((change) => [change, changedFile(change)] as const));
  for (const [change, name] of changed)
    writeFileSync(
      path.join(folder, name),
      apply(change, readFileSync(path.join(folder, change.fileName), 'utf8')),
    );
  // Compiles twice: while any file has an error of syntax, the compiler reports no errors of types.
  for (let runs = 0; runs < 2; runs += 1) {
    const refused = compile(folder);
    for (const [change, name] of changed) {
      if (!refused.has(name)) continue;
      rmSync(path.join(folder, name));
      changed.delete(change);
    }
  }
  return [...changed.keys()];
}

function changedFile({ id, fileName }: Change): string {
  const { dir, name, ext } = path.parse(fileName);
  return path.join(dir, `${name}.${id}${ext}`);
}

function apply({ location: { start, end }, replacement }: Change, code: string): string {
  return code.slice(0, offsetIn(code, start)) + replacement + code.slice(offsetIn(code, end));
}

/** How many characters of a source text come before a position. */
export const offsetIn = (code: string, { line, column }: Position): number =>
  code
    .split('\n')
    .slice(0, line)
    .reduce((sum, { length }) => sum + length + 1, column);

/** The files in which the compiler finds errors. Unused code is no error here, since a mutant may leave code unused. */
function compile(folder: string): Set<string> {
  const { stdout, error } = spawnSync(
    'npx',
    ['tsc', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false', '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (error) throw error;
  return new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error /gm)].map(([, name = '']) => name));
}
