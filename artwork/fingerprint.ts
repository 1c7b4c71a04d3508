import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);

function hash(...parts: readonly (string | Buffer)[]) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 12);
}

/** The paths of a Python file and of the modules of `kit` that it imports, directly or indirectly. */
function withImports(path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path) || !existsSync(new URL(path, here))) return known;
  known.add(path);
  const text = readFileSync(new URL(path, here), 'utf8');
  for (const [, name] of text.matchAll(/^from (kit\.\w+) import/gm)) {
    withImports(`${name?.replace('.', '/')}.py`, known);
  }
  return known;
}

/** A hash that changes when the scene, a module that it imports, or `rest` (samples, size) changes. */
export function sceneFingerprint(scene: string, rest: unknown) {
  const files = [...withImports(`scenes/${scene}.py`), 'shoot.py', 'denoise.cpp'].toSorted();
  return hash(JSON.stringify(rest), ...files.map((path) => readFileSync(new URL(path, here))));
}

/** A hash that changes when `rest` or a file at one of `paths` (in this folder) changes. */
export function fileFingerprint(paths: readonly string[], rest: unknown = null) {
  return hash(JSON.stringify(rest), ...paths.map((path) => readFileSync(new URL(path, here))));
}
