import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from '../../harness';

const repository = path.resolve(import.meta.dirname, '../../..');

/** What the site is built from. */
const copied = [
  'index.html',
  'machines',
  'package.json',
  'public',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the site's sources, to be built and served with a fault in it; the tests stay those of the repository. */
export class MutatedSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'mutated-site-'));

  constructor() {
    for (const name of copied) {
      cpSync(path.join(repository, name), path.join(this.folder, name), { recursive: true });
    }
    symlinkSync(path.join(repository, 'node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** Puts a fault into the copy until `use` returns. */
  having<Result>({ file, from, to }: Fault, use: () => Result): Result {
    const copy = path.join(this.folder, file);
    const sound = readFileSync(copy, 'utf8');
    writeFileSync(
      copy,
      sound.replace(from, () => to),
    );
    try {
      return use();
    } finally {
      writeFileSync(copy, sound);
    }
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
