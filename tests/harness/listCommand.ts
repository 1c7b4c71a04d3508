import { parseArgs } from 'node:util';
import { comparePaths, differenceInWords } from './comparePaths';
import { listPaths } from './listPaths';
import { type ModelFiles, withModelsAt } from './withModelsAt';
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
