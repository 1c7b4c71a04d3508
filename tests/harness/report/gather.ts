import { specificationOf, transitionsOf } from '../../../src/devtools/charts/traversal';
import { targetOf } from '../coverageGaps';
import type { PathModel } from '../pathModel';
import type { Summary } from '../summary';
import { identity } from '../SystemState';
import type { Status, Walked } from './ReportData';

export function gather(
  models: readonly PathModel[],
  walks: readonly Walked[],
  coverage: readonly Summary[] = [],
) {
  const machines = [...new Set(models.map(({ machine }) => machine))].map((machine) => {
    const own = models.filter((model) => model.machine === machine);
    return machineResult(machine, own, walks);
  });
  return { version: 1 as const, coverage, machines, requirements: requirementsOf(machines), walks };
}

/** The sentences of the specification, each traced to the transitions that name it and to the paths through them. */
function requirementsOf(machines: readonly ReturnType<typeof machineResult>[]) {
  const all = machines.flatMap(({ machine, transitions }) =>
    transitions.map((transition) => ({ machine, ...transition })),
  );
  const sentences = new Set(all.map(({ specification }) => specification).filter(Boolean));
  return [...sentences].map((sentence) => {
    const own = all.filter(({ specification }) => specification === sentence);
    const worst = (['failed', 'not covered', 'not offered'] as const).find((status) =>
      own.some((transition) => transition.status === status),
    );
    return {
      sentence,
      transitions: own.map(({ machine, name }) => `${machine}: ${name}`),
      paths: [...new Set(own.flatMap(({ paths }) => paths))],
      status: worst ?? ('passed' as const),
    };
  });
}

/** The results of a machine's transitions in the walks of its models. */
function machineResult(
  machine: PathModel['machine'],
  models: readonly PathModel[],
  walks: readonly Walked[],
) {
  const own = walks
    .filter(({ model }) => models.some(({ name }) => name === model))
    .map((walk) => ({ ...walk, failed: failedDefinitions(models, walk) }));
  const offered = new Set(models.flatMap((model) => targetOf(model).definitions));
  const transitions = [...transitionsOf(machine)].map(([definition, { name }]) => {
    const { eventType, source, target, description } = definition;
    const failed = own.filter((walk) => walk.failed.includes(name));
    const held = own.filter(({ report }) => report?.definitions.includes(name));
    const unwalked = offered.has(name) ? 'not covered' : 'not offered';
    const status: Status = failed.length > 0 ? 'failed' : held.length > 0 ? 'passed' : unwalked;
    return {
      name,
      event: eventType,
      source: source.id,
      targets: (target ?? []).map(({ id }) => id),
      description: description ?? '',
      specification: specificationOf(definition) ?? '',
      status,
      // First the paths that failed at this transition, then the paths that took it successfully.
      paths: [...new Set([...failed, ...held].map(({ path }) => path))],
    };
  });
  return { machine: machine.id, description: machine.root.description ?? '', transitions };
}

/** The transitions of the charts that a path should have taken in the step that failed. */
function failedDefinitions(models: readonly PathModel[], { model, recording }: Walked): string[] {
  const { graph } = models.find(({ name }) => name === model) ?? {};
  const { steps = [], failure } = recording?.path ?? {};
  const at = failure?.step ?? 0;
  const [before, step] = [steps[at - 1]?.expected, steps[at]];
  const failed = graph?.transitions.filter(
    ({ previous, event }) =>
      before &&
      identity(previous.snapshot) === JSON.stringify([before.value, before.context]) &&
      JSON.stringify(event) === JSON.stringify(step?.event),
  );
  return (failed ?? []).flatMap(({ taken }) => taken);
}
