import { parseArgs } from 'node:util';
import { comparePaths, differenceInWords, listPaths } from './list';
import type { Filter } from './list';
import { models } from './models';
import { withModelsAt } from './modelsAt';

const usage = `npm run paths -- [options]

  --machine <name>     only the paths of a machine or a model
  --generator <name>   only the paths of a generator: tour, pairs, sneak, or stock
  --diff <git ref>     what has changed since a commit
  --json               as JSON
  --help               this text`;

try {
  const { values } = parseArgs({
    options: {
      machine: { type: 'string' },
      generator: { type: 'string' },
      diff: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(usage);
  else console.log(await answer(values));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function answer({
  diff,
  json,
  ...filter
}: Filter & { diff?: string | undefined; json?: boolean | undefined }): Promise<string> {
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
  const changes = await withModelsAt(diff, (before) => comparePaths(before, models, filter));
  if (json) return JSON.stringify(changes, null, 2);
  return changes.map(differenceInWords).join('\n') || `No path has changed since ${diff}`;
}
