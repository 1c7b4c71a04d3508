import type { MutationReport } from '../mutation/scoreMachines';
import { targetOf } from '../losses';
import { type Sneak, transitionKey } from '../explore';
import type { PathModel } from '../pathModel';
import { identity } from '../Stand';
import { summary } from '../summary';
import type { Summary } from '../summary';
import { transitionsOf } from '../../../src/charts/traversal';
import { valueInWords } from '../../../src/charts/words';
import type {
  MachineResult,
  ReportData,
  Requirement,
  SneakMatrix,
  Status,
  TransitionResult,
  Walked,
} from './ReportData';

/** Makes the report of all walks of a run; what none of them took of `models` is not covered. */
export function gather(
  models: readonly PathModel[],
  walks: readonly Walked[],
  mutants?: MutationReport,
): ReportData {
  const machines = [...new Set(models.map(({ machine }) => machine))].map((machine) =>
    machineResult(
      models.filter((model) => model.machine === machine),
      walks,
    ),
  );
  return {
    version: 1,
    coverage: models.flatMap((model) => coverageOf(model, walks)),
    machines,
    requirements: requirementsOf(machines),
    sneaks: models.flatMap((model) => sneakMatrix(model, walks)),
    walks,
    ...(mutants && { mutants }),
  };
}

/** A model summed up over its projects; a path counts as asked for where its test ended, whatever it told. */
function coverageOf(model: PathModel, walks: readonly Walked[]): Summary[] {
  const own = walks.filter((walk) => walk.model === model.name);
  const rows = [...new Set(own.map(({ project }) => project))].map((project) => {
    const these = own.filter((walk) => walk.project === project);
    const reports = these.flatMap(({ report }) => (report ? [report] : []));
    return { project, model, asked: new Set(these.map(({ path }) => path)), reports };
  });
  return rows.length > 0 ? [summary(model, rows)] : [];
}

function machineResult(models: readonly PathModel[], walks: readonly Walked[]): MachineResult {
  const [{ machine } = { machine: undefined }] = models;
  if (!machine) throw new Error('There is no machine without a model');
  const own = walks
    .filter(({ model }) => models.some(({ name }) => name === model))
    .map((walk) => ({ ...walk, failed: failedDefinitions(models, walk) }));
  const offered = new Set(models.flatMap((model) => targetOf(model).definitions));
  const transitions = [...transitionsOf(machine)].map(
    ([{ eventType, source, target, description, meta }, { name }]): TransitionResult => {
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
        specification: (meta as { specification?: string } | undefined)?.specification ?? '',
        status,
        paths: [...new Set([...failed, ...held].map(({ path }) => path))],
      };
    },
  );
  return { machine: machine.id, description: machine.root.description ?? '', transitions };
}

/** What a failed path was about to take: the key of the transition, or of the sneak, at its failing step. */
function failedKey({ path: record }: NonNullable<Walked['recording']>): string | undefined {
  const { steps, failure } = record ?? {};
  const step = steps?.[failure?.step ?? 0];
  const before = steps?.[(failure?.step ?? 0) - 1];
  return step && before
    ? `${JSON.stringify([before.expected.value, before.expected.context])} ${JSON.stringify(step.event)}`
    : undefined;
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

/** The key of a transition by the state of the model's own machine. */
const ownKey = ({ previous, event }: Sneak) =>
  `${identity(previous.snapshot)} ${JSON.stringify(event)}`;

function requirementsOf(machines: readonly MachineResult[]): Requirement[] {
  const all = machines.flatMap(({ machine, transitions }) =>
    transitions.map((transition) => ({ machine, ...transition })),
  );
  const sentences = new Set(all.map(({ specification }) => specification).filter(Boolean));
  return [...sentences].map((sentence) => {
    const own = all.filter(({ specification }) => specification === sentence);
    const statuses = new Set(own.map(({ status }) => status));
    return {
      sentence,
      transitions: own.map(({ machine, name }) => `${machine}: ${name}`),
      paths: [...new Set(own.flatMap(({ paths }) => paths))],
      status:
        (['failed', 'not covered', 'not offered'] as const).find((status) =>
          statuses.has(status),
        ) ?? 'passed',
    };
  });
}

function sneakMatrix(model: PathModel, walks: readonly Walked[]): SneakMatrix[] {
  const { graph, name } = model;
  if (graph.sneaks.length === 0) return [];
  const own = walks.filter((walk) => walk.model === name && walk.report);
  const held = new Set(own.flatMap(({ report }) => report?.sneaks ?? []));
  const failed = new Set(own.flatMap(({ recording }) => (recording && failedKey(recording)) ?? []));
  const events = [...new Set(graph.sneaks.map(({ event }) => event.type))];
  const states = [...graph.stands.values()].map(({ value }) => valueInWords(value));
  return [
    {
      model: name,
      events,
      rows: [...new Set(states)].map((state) => ({
        state,
        cells: events.map((type) => {
          const cells = graph.sneaks
            .filter((cell) => cell.event.type === type)
            .filter(({ previous }) => valueInWords(previous.value) === state);
          if (cells.length === 0) return 'accepted';
          if (cells.some((cell) => failed.has(ownKey(cell)))) return 'failed';
          return cells.every((cell) => held.has(transitionKey(cell))) ? 'held' : 'not tried';
        }),
      })),
    },
  ];
}
