import { specificationOf, transitionsOf } from '../../../src/charts/traversal';
import { targetOf } from '../losses';
import type { PathModel } from '../pathModel';
import { failedKey, ownKey } from './failedKey';
import type { MachineResult, Status, TransitionResult, Walked } from './ReportData';

/** What became of a machine's transitions on the walks of its models, of which there is at least one. */
export function machineResult(
  models: readonly PathModel[],
  walks: readonly Walked[],
): MachineResult {
  const [{ machine } = { machine: undefined }] = models;
  if (!machine) throw new Error('There is no machine without a model');
  const own = walks
    .filter(({ model }) => models.some(({ name }) => name === model))
    .map((walk) => ({ ...walk, failed: failedDefinitions(models, walk) }));
  const offered = new Set(models.flatMap((model) => targetOf(model).definitions));
  const transitions = [...transitionsOf(machine)].map(
    ([definition, { name }]): TransitionResult => {
      const { eventType, source, target, description } = definition;
      const failed = own.filter((walk) => walk.failed.includes(name));
      const held = own.filter(({ report }) => report?.definitions.includes(name));
      const status: Status =
        failed.length > 0
          ? 'failed'
          : held.length > 0
            ? 'passed'
            : offered.has(name)
              ? 'not covered'
              : 'not offered';
      return {
        name,
        event: eventType,
        source: source.id,
        targets: (target ?? []).map(({ id }) => id),
        description: description ?? '',
        specification: specificationOf(definition) ?? '',
        status,
        paths: [...new Set([...failed, ...held].map(({ path }) => path))],
      };
    },
  );
  return { machine: machine.id, description: machine.root.description ?? '', transitions };
}

/** The definitions that a path should have taken in the step that failed. */
function failedDefinitions(models: readonly PathModel[], { model, path, recording }: Walked) {
  const own = models.find(({ name }) => name === model);
  const key = recording && failedKey(recording);
  if (!own || !key || path === '') return [];
  return own.graph.transitions
    .filter((transition) => ownKey(transition) === key)
    .flatMap(({ taken }) => taken);
}
