import * as v from 'valibot';
import { chartSchema } from './chart';
import { pack, unpack } from './plain';
import type { Recording } from './recording';
import {
  actorSchema,
  pageSchema,
  type PathRecord,
  pathSchema,
  type Step,
  stepSchema,
} from './records';
import { list, problemOf } from './schema';

/** The version of the session file; files of other versions are refused. */
const version = 2;

const sessionSchema = v.object({
  format: v.literal('statechart-session'),
  version: v.literal(version),
  pages: list(pageSchema),
  actors: list(actorSchema),
  charts: list(chartSchema),
  steps: list(stepSchema),
  /** The last dropped step of each actor; absent if no steps were dropped. */
  before: v.optional(list(stepSchema)),
  path: v.optional(pathSchema),
});

export type SessionFile = v.InferOutput<typeof sessionSchema>;

/** The ids of the states and transitions that generated paths went through, by the id of the chart. */
export type Visits = ReadonlyMap<string, ReadonlySet<string>>;

export interface Session {
  readonly recording: Recording;
  readonly path?: PathRecord | undefined;
  /** Only in a file that a run of the path tests wrote: the states and transitions that its paths went through. */
  readonly visits?: Visits | undefined;
}

/** The first inconsistency of a file: a step whose actor the file lacks, or a failure at a step that the path lacks. */
function strayIn({ actors, steps, before = [], path: walked }: SessionFile): string | undefined {
  const ids = new Set(actors.map(({ id }) => id));
  for (const [name, found] of Object.entries({ steps, before })) {
    const index = found.findIndex(({ actor }) => !ids.has(actor));
    if (index >= 0) return `${name}.${index}.actor is none of its actors: ${found[index]?.actor}`;
  }
  const { failure } = walked ?? {};
  if (failure && !walked?.steps[failure.step]) return 'path.failure.step is none of its steps';
  return undefined;
}

/** Steps in the form that a file holds: `pack` replaces values that JSON would change. */
const packed = (steps: Iterable<Step>) => pack([...steps]) as readonly Step[];

export const toFile = ({ recording, path }: Session): SessionFile => ({
  format: 'statechart-session',
  version,
  pages: recording.pages,
  actors: [...recording.actors.values()],
  charts: [...recording.charts.values()],
  steps: packed(recording.steps),
  ...(recording.before.size > 0 && { before: packed(recording.before.values()) }),
  ...(path && { path: pack(path) as PathRecord }),
});

function unpacked(content: object): unknown {
  try {
    return unpack(content);
  } catch (error) {
    throw new Error(`This session is broken: ${(error as Error).message}.`, { cause: error });
  }
}

/** The session in a file's content. Throws an Error that tells the developer what is wrong with the file. */
export function fromFile(content: unknown): Session {
  if (typeof content !== 'object' || content === null || !('format' in content)) {
    throw new Error('This is JSON, but not a session of this inspector.');
  }
  const { format, version: found } = content as Partial<SessionFile>;
  if (format !== 'statechart-session') {
    throw new Error(`This is a file of another kind: ${JSON.stringify(format)}.`);
  }
  if (found !== version) {
    throw new Error(
      `This session has version ${JSON.stringify(found)}; this inspector reads ${version}.`,
    );
  }
  const file = unpacked(content);
  const problem = problemOf(sessionSchema, file) ?? strayIn(file as SessionFile);
  if (problem) throw new Error(`This session is broken: ${problem}.`);
  const { pages, actors, charts, steps, before = [], path } = file as SessionFile;
  return {
    recording: {
      pages: pages.map((page) => ({ ...page, isLeft: true })),
      actors: new Map(actors.map((actor) => [actor.id, actor])),
      charts: new Map(charts.map((chart) => [chart.id, chart])),
      steps,
      dropped: 0,
      before: new Map(before.map((step) => [step.actor, step])),
    },
    path,
  };
}

/** The content of a file; throws where it is not JSON. */
export function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON.');
  }
}
