import type { Chart } from './chart';
import { isOfPaths, pathSession } from './pathRun';
import { type ActorRecord, type PageRecord, type Step, version } from './protocol';
import type { Recording } from './recording';

/** What a path expected at its last step, by the model that it came from. */
export interface Expectation {
  /** The path in words, and what went wrong. */
  readonly title: string;
  readonly problem: string;
  readonly chart: Chart;
  /** The steps of the path, the first one being the start. */
  readonly steps: readonly {
    readonly event: { readonly type: string };
    readonly value: unknown;
    readonly context: unknown;
  }[];
  /** The step that failed, counted from 0. */
  readonly failedAt: number;
}

/** How often states and transitions were visited, by their ids in the chart of that id. */
export type Visits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A session as a file. */
export interface SessionFile {
  readonly format: 'suood-inspector-session';
  readonly version: number;
  readonly pages: readonly PageRecord[];
  readonly actors: readonly ActorRecord[];
  readonly charts: readonly Chart[];
  readonly steps: readonly Step[];
  readonly expectation?: Expectation;
  readonly visits?: Visits;
}

/** What a file brings: a recording, and what it says beside. */
export interface Session {
  readonly recording: Recording;
  readonly expectation?: Expectation | undefined;
  readonly visits?: Visits | undefined;
}

/** A recording as a file. */
export function toFile({ recording, expectation, visits }: Session): SessionFile {
  return {
    format: 'suood-inspector-session',
    version,
    pages: recording.pages,
    actors: [...recording.actors.values()],
    charts: [...recording.charts.values()],
    steps: recording.steps,
    ...(expectation && { expectation }),
    ...(visits && { visits }),
  };
}

/**
 * What the text of a file says: a session, or what the path tests wrote; of a whole run of theirs, the failed path of
 * that id and project. Throws an Error that says to a developer what is wrong with it.
 */
export function readSession(
  text: string,
  path: string | null = null,
  project: string | null = null,
): Session {
  const file = parse(text);
  if (isOfPaths(file)) return pathSession(file, path, project);
  if (typeof file !== 'object' || file === null || !('format' in file)) {
    throw new Error('This is JSON, but not a session of this inspector.');
  }
  const { format, version: found } = file as Partial<SessionFile>;
  if (format !== 'suood-inspector-session') {
    throw new Error(`This is a file of another kind: ${JSON.stringify(format)}.`);
  }
  if (found !== version) {
    throw new Error(
      `This session has version ${JSON.stringify(found)}; this inspector reads ${version}.`,
    );
  }
  const { pages, actors, charts, steps, expectation, visits } = file as SessionFile;
  for (const [name, list] of Object.entries({ pages, actors, charts, steps })) {
    if (!Array.isArray(list)) throw new Error(`This session is broken: it has no list of ${name}.`);
  }
  const ids = new Set(actors.map(({ id }) => id));
  const broken = steps.findIndex(
    (step) => typeof step?.event?.type !== 'string' || !ids.has(step.actor),
  );
  if (broken >= 0) throw new Error(`This session is broken at step ${broken}.`);
  return {
    recording: {
      pages: pages.map((page) => ({ ...page, isLeft: true })),
      actors: new Map(actors.map((actor) => [actor.id, actor])),
      charts: new Map(charts.map((chart) => [chart.id, chart])),
      steps,
      dropped: 0,
    },
    expectation,
    visits,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON.');
  }
}
