import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PathModel } from './pathModel';

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * Calls `use` with the models as they are at a commit of the repository; throws where git knows no such commit, or it
 * has no models. The files are laid out below node_modules, where packages are found.
 */
export async function withModelsAt<Result>(
  ref: string,
  use: (models: readonly PathModel[]) => Result,
): Promise<Result> {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: repository, maxBuffer: 2 ** 30, stdio: 'pipe' });
  let archive: Buffer;
  try {
    archive = git('archive', ref, 'package.json', 'machines', 'src', 'tests', 'public/locales');
  } catch {
    throw new Error(`git knows no commit "${ref}" that has machines and tests`);
  }
  const cache = path.join(repository, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'paths-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const file = pathToFileURL(path.join(folder, 'tests/paths/models.ts'));
    const { models } = (await import(file.href)) as { models: readonly PathModel[] };
    return use(models);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
