import { parseArgs } from 'node:util';
import { eventInWords } from '../../src/devtools/charts/words';
import { generatorNames } from './generators';
import type { PathModel } from './pathModel';

/**
 * Lists paths, one step per line, so that `diff` can compare them: all, or only those of a machine or model (`--machine`) or of a generator
 * (`--generator`). Throws if there are none.
 */
export function listCommand(args: readonly string[], models: readonly PathModel[]): string {
  const { machine, generator } = parseArgs({
    args: [...args],
    options: { machine: { type: 'string' }, generator: { type: 'string' } },
  }).values;
  const lines = models
    .filter((model) => !machine || [model.name, model.machine.id].includes(machine))
    .flatMap((model) =>
      generatorNames
        .filter((name) => !generator || name === generator)
        .flatMap((name) =>
          model
            .pathsBy(name)
            .flatMap(({ id, steps }) => [
              `${id}  ${model.name}, ${name}, ${steps.length - 1} steps`,
              ...steps.map(({ event, state }) => `  ${eventInWords(event)} → ${state.identity}`),
            ]),
        ),
    );
  if (lines.length > 0) return lines.join('\n');
  const known = new Set(models.flatMap(({ name, machine: { id } }) => [name, id]));
  throw new Error(
    `No path is asked for; machines are ${[...known].join(', ')}, generators ${generatorNames.join(', ')}`,
  );
}
