import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyEventObject } from 'xstate';
import type { Path, PathModel } from './pathModel';
import type { Commands } from './Project';
import { inQuotes } from './modelRefusals';

/** A list of events to walk again. */
export interface EventList {
  readonly model: string;
  readonly events: readonly AnyEventObject[];
  /** Where it failed; any project by default. */
  readonly project?: string;
}

/** The command that walks one path again; for a random walk it repeats SEED and STEPS. */
export function commandForPath(
  generator: string,
  project: string,
  id: string,
  { walk }: Pick<Commands, 'walk'>,
): string {
  const asked = ['SEED', 'STEPS'].flatMap((name) => {
    const value = process.env[name];
    return generator === 'walk' && value ? [`${name}=${value} `] : [];
  });
  return `${asked.join('')}${walk} --project ${project} --grep ${id}`;
}

/** The command that walks a path again and contains its events, so that it works on any computer with the same machine. */
export function commandForEvents(
  { name: model }: Pick<PathModel, 'name'>,
  { id, steps }: Path,
  project: string,
  { again }: Pick<Commands, 'again'>,
): string {
  const list: EventList = { model, events: steps.slice(1).map(({ event }) => event) };
  const quoted = JSON.stringify(list).replaceAll("'", String.raw`'\''`);
  return `AGAIN='${quoted}' ${again} --project ${project} --grep ${id}`;
}

/** Reads the list of events that such a command holds; throws where it is something else, or is impossible in the model. */
export function readEventList(text: string, models: readonly PathModel[]): EventList {
  const list = parse(text);
  const model = models.find(({ name }) => name === list.model);
  if (!model) {
    const names = inQuotes(models.map(({ name }) => name));
    throw new Error(`AGAIN: there is no model "${list.model}"; there are ${names}`);
  }
  const { events } = list;
  const at = events.findIndex((_, index) => !model.pathOf(events.slice(0, index + 1)));
  if (at >= 0) {
    throw new Error(
      `AGAIN: in the model "${model.name}" nothing can do event ${at + 1}, ${JSON.stringify(events[at])}`,
    );
  }
  return list;
}

function parse(text: string): EventList {
  try {
    const { model, events } = JSON.parse(text) as Partial<EventList>;
    if (typeof model === 'string' && Array.isArray(events)) return { model, events };
  } catch {
    // Refused below, like other malformed text.
  }
  throw new Error('AGAIN is not what a failed path prints: copy its command from end to end');
}

/** The shortest list of events by which a path was seen to fail. */
export interface KnownFailure extends EventList {
  /** The id of the path that the events make. */
  readonly path: string;
  readonly project: string;
}

const fileOf = (folder: string, id: string, project: string) =>
  path.join(folder, `${id}.${project}.json`);

/** What failed in earlier runs and has not passed since, in the order of the files' names. */
export function knownFailures(folder: string): KnownFailure[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as KnownFailure);
}

/** Keeps a failure, so that the next run walks it first. */
export function keepFailure(failure: KnownFailure, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, failure.path, failure.project);
  writeFileSync(file, `${JSON.stringify(failure, null, 2)}\n`);
}

/** Forgets a failure whose path has passed. */
export function forgetFailure(id: string, project: string, folder: string): void {
  rmSync(fileOf(folder, id, project), { force: true });
}
