import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '..');

/** Copies the project into a folder like a fresh clone: every file that git does not ignore, committed or not, except the tests. */
export function cloneInto(folder: string) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && !name.startsWith('tests/')))
    if (existsSync(path.join(repository, file)))
      cpSync(path.join(repository, file), path.join(folder, file));
}
