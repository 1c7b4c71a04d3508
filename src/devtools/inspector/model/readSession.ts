import * as v from 'valibot';
import type { Chart } from '../../charts/chart';
import { noRecording } from '../../charts/recording';
import { pathSchema } from '../../charts/records';
import { list, name, problemOf } from '../../charts/schema';
import { fromFile, parseFile, type Session, type Visits } from '../../charts/sessionFile';
import { registeredCharts } from './registry';

/** The results of a run of the path tests: `paths.json` in their report. */
const pathRunSchema = v.object({
  machines: list(
    v.object({
      machine: name,
      /** In document order, like a chart's edges. */
      transitions: list(
        v.object({
          source: name,
          event: v.string(),
          targets: list(name),
          paths: list(v.string()),
        }),
      ),
    }),
  ),
  walks: list(v.object({ recording: v.optional(v.looseObject({ path: v.optional(pathSchema) })) })),
});

type PathRun = v.InferOutput<typeof pathRunSchema>;

type Charts = ReadonlyMap<string, Chart>;

const isPathRun = (file: unknown): file is PathRun =>
  typeof file === 'object' && file !== null && 'machines' in file && 'walks' in file;

/**
 * Reads the text of a file: a session, or a run of the path tests. For a run, returns the session of the failed path with this id and
 * project, or else of the first failed path. Throws an Error that tells the developer what is wrong with the file.
 */
export function readSession(
  text: string,
  id: string | null = null,
  project: string | null = null,
  charts: Charts = new Map(registeredCharts().map((chart) => [chart.id, chart])),
): Session {
  const file = parseFile(text);
  if (!isPathRun(file)) return known(fromFile(file), charts);
  const problem = problemOf(pathRunSchema, file);
  if (problem) throw new Error(`This run of the path tests is broken: ${problem}.`);
  const failed = file.walks.flatMap(({ recording }) =>
    recording?.path?.failure ? [recording] : [],
  );
  const chosen = failed.find(
    (each) => (!id || each.path?.path === id) && (!project || each.path?.project === project),
  );
  if (id && !chosen) throw new Error(`No path ${id} failed in this run.`);
  const visits = visitsOf(file, charts);
  return chosen
    ? { ...known(fromFile(chosen), charts), visits }
    : { recording: noRecording, visits };
}

/** Returns the session; throws if it shows a path of a machine that no longer exists. Checks nothing if no machines are registered. */
function known(session: Session, charts: Charts): Session {
  const { machine } = session.path ?? {};
  if (machine && charts.size > 0 && !charts.has(machine))
    throw new Error(`There is no machine "${machine}" any more.`);
  return session;
}

/** For each machine: the states and transitions that paths went through, and their outer states. */
function visitsOf({ machines }: PathRun, charts: Charts): Visits {
  return new Map(
    machines.map(({ machine: id, transitions }) => {
      const { nodes = [], edges = [] } = charts.get(id) ?? {};
      const isTaken = edges.map((edge, index) => {
        const { paths = [], source, event } = transitions[index] ?? {};
        return paths.length > 0 && edge.source === source && edge.event === event;
      });
      const taken = edges.filter((_, index) => isTaken[index]);
      const visited = new Set(taken.flatMap((edge) => [edge.id, edge.source, ...edge.targets]));
      // In reverse document order, so that a state is marked before its parents are tested.
      for (const { id: state, parent } of nodes.toReversed())
        if (parent && visited.has(state)) visited.add(parent);
      return [id, visited];
    }),
  );
}
