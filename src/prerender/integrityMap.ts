import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The hash of a script's file, as browsers read it in the attribute `integrity`. */
export async function scriptHash(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
}

/**
 * An import map with the hash of each of some scripts, which are paths in the folder `outDir`: the browser runs none that is not
 * what was built, and, under an Integrity-Policy, none that the map does not have. It counts for every way to load a script.
 */
export async function integrityMap(outDir: string, files: readonly string[]): Promise<string> {
  const entries = files.map(
    async (file) => [`/${file}`, await scriptHash(path.join(outDir, file))] as const,
  );
  const integrity = Object.fromEntries(await Promise.all(entries));
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}
