import type { AnyEventObject, StateValue } from 'xstate';
import { chartOf } from './chart';
import { compute } from './compute';
import type { ActorRecord, Step } from './protocol';
import { silence } from './recording';
import type { Session, Visits } from './sessionFile';
import { siteMachine } from './siteMachines';

interface State {
  readonly value: StateValue;
  readonly context: unknown;
}

/** A path as the path tests record it when it fails; its first step is the start. */
interface PathRecording {
  readonly model: string;
  readonly machine: string;
  readonly path: string;
  readonly project: string;
  readonly command: string;
  readonly steps: readonly { readonly event: AnyEventObject; readonly expected: State }[];
  readonly failure?: {
    readonly step: number;
    readonly message: string;
    /** The states that the page showed in place of the expected one. */
    readonly actual: readonly State[];
  };
}

/** What the path tests found in a run: `paths.json` in their report. */
interface PathRun {
  readonly machines: readonly {
    readonly machine: string;
    /** In document order, as a chart's edges are. */
    readonly transitions: readonly {
      readonly source: string;
      readonly event: string;
      readonly targets: readonly string[];
      readonly paths: readonly string[];
    }[];
  }[];
  readonly walks: readonly { readonly recording?: PathRecording }[];
}

/** The codes by which a terminal is told colours: Playwright's messages are full of them. */
const colours = new RegExp(String.raw`${String.fromCodePoint(27)}\[[\d;]*m`, 'g');

const isObject = (file: unknown): file is Record<string, unknown> =>
  typeof file === 'object' && file !== null;

/** Whether a file is what the path tests wrote: a recording, or a whole run. */
export const isOfPaths = (file: unknown): file is PathRecording | PathRun =>
  isObject(file) &&
  file['version'] === 1 &&
  (('machine' in file && Array.isArray(file['steps'])) ||
    (Array.isArray(file['machines']) && Array.isArray(file['walks'])));

/** The session of a recorded path, or of a run: there the failed path of that id and project, else the first that failed. */
export function pathSession(
  file: PathRecording | PathRun,
  path: string | null,
  project: string | null,
): Session {
  if ('steps' in file) return sessionOf(file);
  const failed = file.walks.flatMap(({ recording }) => (recording?.failure ? [recording] : []));
  const chosen = failed.find(
    (each) => (!path || each.path === path) && (!project || each.project === project),
  );
  if (path && !chosen) throw new Error(`No path ${path} failed in this run.`);
  const visits = visitsOfRun(file);
  return chosen ? { ...sessionOf(chosen), visits } : { recording: silence, visits };
}

function sessionOf(recording: PathRecording): Session {
  const { machine: id, model, project, path, command, steps, failure } = recording;
  const machine = siteMachine(id)?.machine;
  if (!machine) throw new Error(`There is no machine "${id}" any more.`);
  const chart = chartOf(machine);
  const run = `path ${path} ${project}`;
  const actor: ActorRecord = { id: `${run}/${id}`, run, name: model, chart: id, isResumed: true };
  const last = failure?.step ?? steps.length - 1;
  const walked = steps.slice(0, last + 1).map(({ event, expected }, index): Step => {
    const before = steps[index - 1];
    const shown = index === failure?.step ? failure.actual[0] : expected;
    const { microsteps } = before ? compute(machine, before.expected, event) : { microsteps: [] };
    const base = { run, index, time: index * 1000, actor: actor.id, event, microsteps };
    return { ...base, status: 'active', ...shown };
  });
  return {
    recording: {
      ...silence,
      pages: [
        {
          run,
          tab: run,
          address: `${window.location.origin}/${path}`,
          title: model,
          began: 0,
          isLeft: true,
        },
      ],
      actors: new Map([[actor.id, actor]]),
      charts: new Map([[id, chart]]),
      steps: walked,
    },
    expectation: failure && {
      title: `${model}, ${project}, step ${failure.step}. Repeat it: ${command}`,
      problem: failure.message.replaceAll(colours, ''),
      chart,
      steps: steps.map(({ event, expected }) => ({ event, ...expected })),
      failedAt: failure.step,
    },
  };
}

/** How many paths went through each transition, and so came from and to each state. */
function visitsOfRun({ machines }: PathRun): Visits {
  return Object.fromEntries(
    machines.map(({ machine: id, transitions }) => {
      const machine = siteMachine(id)?.machine;
      const edges = machine ? chartOf(machine).edges : [];
      const counts: Record<string, number> = {};
      for (const [index, { paths, source, event, targets }] of transitions.entries()) {
        const edge = edges[index];
        if (edge?.source !== source || edge.event !== event) continue;
        counts[edge.id] = paths.length;
        for (const state of [source, ...targets]) {
          counts[state] = (counts[state] ?? 0) + paths.length;
        }
      }
      return [id, counts];
    }),
  );
}
