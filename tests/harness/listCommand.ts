import path from 'node:path';
import { parseArgs } from 'node:util';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { comparePaths, differenceInWords, listPaths } from './listPaths';
import type { PathModel } from './pathModel';
import type { Project } from './Project';

const usageOf = (command = '') => `${command} [options]

  new <machine>        writes the model of a machine, with every event and state named
  --machine <name>     only the paths of a machine or a model
  --generator <name>   only the paths of a generator: tour, pairs or sneak
  --diff <git ref>     what has changed since a commit
  --json               as JSON
  --pin                writes down how much there is to walk; a run that walks less fails
  --help               this text`;

/** Lists the paths of some models, or what has changed in them since a commit, as the command line asks; throws where it asks wrongly. */
export async function listCommand(
  args: readonly string[],
  models: readonly PathModel[],
  files: ModelFiles,
  { root, commands }: Pick<Project, 'root' | 'commands'>,
): Promise<string> {
  const { diff, json, help, ...filter } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      generator: { type: 'string' },
      diff: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values;
  if (help) return usageOf(commands.list);
  if (diff === undefined) {
    const paths = listPaths(models, filter);
    if (json) return JSON.stringify(paths, null, 2);
    return paths
      .map(
        ({ id, model, generator, events }) =>
          `${id}  ${model}, ${generator}, ${events.length} steps: ${events.join(' · ')}`,
      )
      .join('\n');
  }
  const changes = await withModelsAt(diff, { root, ...files }, (before) =>
    comparePaths(before, models, filter),
  );
  if (json) return JSON.stringify(changes, null, 2);
  return changes.map(differenceInWords).join('\n') || `No path has changed since ${diff}`;
}

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
