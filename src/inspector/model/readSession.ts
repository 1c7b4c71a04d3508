import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../charts/chart';
import { noRecording } from '../../charts/recording';
import {
  fromFile,
  parseFile,
  type Session,
  type SessionFile,
  type Visits,
} from '../../charts/sessionFile';
import { registeredMachine } from './registry';

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
  readonly walks: readonly { readonly recording?: SessionFile }[];
}

const isPathRun = (file: unknown): file is PathRun =>
  typeof file === 'object' &&
  file !== null &&
  'machines' in file &&
  Array.isArray(file.machines) &&
  'walks' in file &&
  Array.isArray(file.walks);

/**
 * What the text of a file says: a session, or a run of the path tests; of a run, the session of the failed path of that id
 * and project, else of the first that failed. Throws an Error that says to a developer what is wrong with it.
 */
export function readSession(
  text: string,
  path: string | null = null,
  project: string | null = null,
): Session {
  const file = parseFile(text);
  if (!isPathRun(file)) return known(fromFile(file));
  const failed = file.walks.flatMap(({ recording }) =>
    recording?.path?.failure ? [recording] : [],
  );
  const chosen = failed.find(
    (each) => (!path || each.path?.path === path) && (!project || each.path?.project === project),
  );
  if (path && !chosen) throw new Error(`No path ${path} failed in this run.`);
  const visits = visitsOf(file);
  return chosen ? { ...known(fromFile(chosen)), visits } : { recording: noRecording, visits };
}

/** The session; throws if it is a path of a machine that is no more. */
function known(session: Session): Session {
  const { machine } = session.path ?? {};
  if (machine && !registeredMachine(machine))
    throw new Error(`There is no machine "${machine}" any more.`);
  return session;
}

/** How many paths went through each transition, and so came from and to each state. */
function visitsOf({ machines }: PathRun): Visits {
  return Object.fromEntries(
    machines.map(({ machine: id, transitions }) => {
      const machine: AnyStateMachine | undefined = registeredMachine(id)?.machine;
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
