import path from 'node:path';
import { parseArgs } from 'node:util';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AnyEventObject } from 'xstate';
import { eventInWords } from '../../src/devtools/charts/words';
import { generatorNames } from './generators';
import type { Path, PathModel } from './pathModel';
import type { Project } from './Project';
import { Run } from './Run';

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
  if (diff !== undefined) {
    const changes = await withModelsAt(diff, { root, ...files }, (before) =>
      comparePaths(before, models, filter),
    );
    return changes.join('\n') || `No step has changed since ${diff}`;
  }
  const paths = listPaths(models, filter);
  if (json) return JSON.stringify(paths, null, 2);
  return paths
    .map(({ id, model, generator, steps }) => {
      const events = steps.slice(1).map((step) => step.replace(/ → .*/, ''));
      return `${id}  ${model}, ${generator}, ${events.length} steps: ${events.join(' · ')}`;
    })
    .join('\n');
}

/** Which paths to list; all if a name is omitted. */
interface Filter {
  /** The id of a machine or the name of a model. */
  readonly machine?: string | undefined;
  readonly generator?: string | undefined;
}

/** The paths of some models, each step with the expected state and what the machine asks for; throws where a name is not among the known ones. */
export function listPaths(
  models: readonly PathModel[],
  { machine, generator }: Filter,
  known = models,
) {
  const isOf = (model: PathModel) => !machine || [model.name, model.machine.id].includes(machine);
  const names = generatorNames.filter((name) => !generator || name === generator);
  if (!known.some(isOf)) {
    const all = known.flatMap(({ name, machine: { id } }) => [name, id]);
    throw new Error(unknown('machine', machine, new Set(all)));
  }
  if (names.length === 0) throw new Error(unknown('generator', generator, generatorNames));
  return models.filter(isOf).flatMap((model) =>
    names.flatMap((name) =>
      model.pathsBy(name).map((each) => ({
        id: each.id,
        model: model.name,
        generator: name,
        steps: stepsOf(model, each),
      })),
    ),
  );
}

const unknown = (what: string, name: string | undefined, known: Iterable<string>) =>
  `There is no ${what} "${name}"; there are ${[...known].join(', ')}`;

function stepsOf({ subject }: PathModel, { steps }: Path): string[] {
  const run = new Run(subject);
  return steps.map(({ event, state }, index) => {
    const isTaken = index === 0 || run.stand.can(event);
    if (index > 0 && isTaken) run.send(event);
    const own = run.requests.filter(({ actor }) => isTaken && actor === run.name);
    const asked = own.map(({ action: type, params }) => actionInWords({ type, params }));
    return [`${eventInWords(event)} → ${state.identity}`, ...asked].join(', ');
  });
}

/** An action in a few words: its type and parameters, or what a timer sends and when. */
function actionInWords({ type, params }: { type: string; params?: unknown }): string {
  const { event, delay } = Object(params) as { event: AnyEventObject; delay?: number };
  if (type === 'xstate.raise' && delay !== undefined)
    return `${eventInWords(event)} in ${delay} ms`;
  return eventInWords(params ? { type, params: comparable(params) } : { type });
}

/** An action's parameters as plain data, without functions and references to actors, which cannot be compared. */
export const comparable = (params: unknown): unknown =>
  JSON.parse(
    JSON.stringify(params ?? null, (name, value: unknown) =>
      value instanceof Error
        ? value.message
        : typeof value === 'function' || name === 'actorRef' || name === 'xstate$$type'
          ? undefined
          : value,
    ),
  );

/** The steps that go and that come with a change, each once, as lines. */
export function comparePaths(
  before: readonly PathModel[],
  after: readonly PathModel[],
  filter: Filter,
): string[] {
  const [then, now] = [before, after].map((models) => {
    const paths = listPaths(models, filter, [...before, ...after]);
    return new Set(
      paths.flatMap((each) =>
        each.steps.map((step) => `${each.model}, ${each.generator}: ${step}`),
      ),
    );
  });
  return [
    ...[...(then ?? [])].filter((line) => !now?.has(line)).map((line) => `- ${line}`),
    ...[...(now ?? [])].filter((line) => !then?.has(line)).map((line) => `+ ${line}`),
  ];
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
