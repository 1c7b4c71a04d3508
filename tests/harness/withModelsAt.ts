import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PathModel } from './pathModel';
import type { Project } from './Project';

/** Where a project keeps its models, and what they are made of, from its root. */
export interface ModelFiles {
  /** The module that exports `models`. */
  readonly module: string;
  /** The files and folders that it needs. */
  readonly needs: readonly string[];
}

/**
 * Calls `use` with the models as they are at a commit of the repository; throws where git knows no such commit, or its
 * models are not of this harness. The files are laid out below node_modules, where packages are found.
 */
export async function withModelsAt<Result>(
  ref: string,
  { root, module, needs }: ModelFiles & Pick<Project, 'root'>,
  use: (models: readonly PathModel[]) => Result,
): Promise<Result> {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, maxBuffer: 2 ** 30, stdio: 'pipe' });
  let archive: Buffer;
  try {
    git('cat-file', '-e', `${ref}:${module}`);
    archive = git('archive', ref, ...needs);
  } catch {
    throw new Error(`git knows no commit "${ref}" that has ${module}`);
  }
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'paths-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const file = pathToFileURL(path.join(folder, module));
    const { models } = (await import(file.href)) as { models: readonly PathModel[] };
    return use(models);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
