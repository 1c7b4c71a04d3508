import { specificationOf, transitionsOf } from '../../../src/devtools/charts/traversal';
import { valueInWords } from '../../../src/devtools/charts/words';
import { targetOf } from '../coverageGaps';
import { type Sneak, transitionKey } from '../explore';
import type { PathModel } from '../pathModel';
import { summary, type Summary } from '../summary';
import { identity } from '../SystemState';
import type {
  MachineResult,
  ReportData,
  Requirement,
  SneakMatrix,
  Status,
  TransitionResult,
  Walked,
} from './ReportData';

/** Makes the report of all walks of a run. */
export function gather(models: readonly PathModel[], walks: readonly Walked[]): ReportData {
  const machines = [...new Set(models.map(({ machine }) => machine))].map((machine) => {
    const own = models.filter((model) => model.machine === machine);
    return machineResult(machine, own, walks);
  });
  return {
    version: 1,
    coverage: models.flatMap((model) => coverageOf(model, walks)),
    machines,
    requirements: requirementsOf(machines),
    sneaks: models.flatMap((model) => sneakMatrix(model, walks)),
    walks,
  };
}

/** The summary of a model over its projects; every path whose test ended counts as asked for. */
function coverageOf(model: PathModel, walks: readonly Walked[]): Summary[] {
  const own = walks.filter((walk) => walk.model === model.name);
  const rows = [...new Set(own.map(({ project }) => project))].map((project) => {
    const these = own.filter((walk) => walk.project === project);
    const reports = these.flatMap(({ report }) => report ?? []);
    return { project, model, asked: new Set(these.map(({ path }) => path)), reports };
  });
  return rows.length > 0 ? [summary(model, rows)] : [];
}

function requirementsOf(machines: readonly MachineResult[]): Requirement[] {
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
      status: worst ?? 'passed',
    };
  });
}

/** The results of a machine's transitions on the walks of its models. */
function machineResult(
  machine: PathModel['machine'],
  models: readonly PathModel[],
  walks: readonly Walked[],
): MachineResult {
  const own = walks
    .filter(({ model }) => models.some(({ name }) => name === model))
    .map((walk) => ({ ...walk, failed: failedDefinitions(models, walk) }));
  const offered = new Set(models.flatMap((model) => targetOf(model).definitions));
  const transitions = [...transitionsOf(machine)].map(
    ([definition, { name }]): TransitionResult => {
      const { eventType, source, target, description } = definition;
      const failed = own.filter((walk) => walk.failed.includes(name));
      const held = own.filter(({ report }) => report?.definitions.includes(name));
      const unwalked: Status = offered.has(name) ? 'not covered' : 'not offered';
      return {
        name,
        event: eventType,
        source: source.id,
        targets: (target ?? []).map(({ id }) => id),
        description: description ?? '',
        specification: specificationOf(definition) ?? '',
        status: failed.length > 0 ? 'failed' : held.length > 0 ? 'passed' : unwalked,
        paths: [...new Set([...failed, ...held].map(({ path }) => path))],
      };
    },
  );
  return { machine: machine.id, description: machine.root.description ?? '', transitions };
}

/** The definitions that a path should have taken in the step that failed. */
function failedDefinitions(models: readonly PathModel[], walk: Walked): string[] {
  const { graph } = models.find(({ name }) => name === walk.model) ?? {};
  const key = failedKey(walk);
  const failed = graph?.transitions.filter((transition) => ownKey(transition) === key) ?? [];
  return failed.flatMap(({ taken }) => taken);
}

/** The sneak suite of a model as a table; none where every event is accepted everywhere. */
function sneakMatrix({ graph, name }: PathModel, walks: readonly Walked[]): SneakMatrix[] {
  if (graph.sneaks.length === 0) return [];
  const own = walks.filter((walk) => walk.model === name && walk.report);
  const held = new Set(own.flatMap(({ report }) => report?.sneaks ?? []));
  const failed = new Set(own.map(failedKey));
  const events = [...new Set(graph.sneaks.map(({ event }) => event.type))];
  const states = [...graph.stands.values()].map(({ value }) => valueInWords(value));
  const cellOf = (state: string, type: string) => {
    const sneaks = graph.sneaks.filter(
      ({ event, previous }) => event.type === type && valueInWords(previous.value) === state,
    );
    if (sneaks.length === 0) return 'accepted';
    if (sneaks.some((each) => failed.has(ownKey(each)))) return 'failed';
    return sneaks.every((each) => held.has(transitionKey(each))) ? 'held' : 'not tried';
  };
  const rows = [...new Set(states)].map((state) => ({
    state,
    cells: events.map((type) => cellOf(state, type)),
  }));
  return [{ model: name, events, rows }];
}

/** The key of the transition, or of the sneak, at the failing step of a path. */
function failedKey({ recording }: Walked): string | undefined {
  const { steps = [], failure } = recording?.path ?? {};
  const at = failure?.step ?? 0;
  const [before, step] = [steps[at - 1], steps[at]];
  if (!before || !step) return undefined;
  const { value, context } = before.expected;
  return `${JSON.stringify([value, context])} ${JSON.stringify(step.event)}`;
}

/** The key of a transition by the state of the model's own machine. */
const ownKey = ({ previous, event }: Sneak) =>
  `${identity(previous.snapshot)} ${JSON.stringify(event)}`;
