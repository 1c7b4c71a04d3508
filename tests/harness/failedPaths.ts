import type { AnyEventObject } from 'xstate';
import type { Path, PathModel } from './pathModel';
import type { Commands } from './Project';
import { inQuotes } from './modelRefusals';

/** A list of events to walk again. */
export interface EventList {
  readonly model: string;
  readonly events: readonly AnyEventObject[];
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

/** The command that walks a path again. It contains the path's events, so it works on any computer with the same state machine. */
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

/**
 * Reads the path from the text that a failed path's command puts into `AGAIN`. Throws for malformed text and for events that the model
 * cannot do.
 */
export function readEventList(text: string, models: readonly PathModel[]) {
  const { model: name, events } = parse(text);
  const model = models.find((each) => each.name === name);
  if (!model) {
    const names = inQuotes(models.map((each) => each.name));
    throw new Error(`AGAIN: there is no model "${name}"; there are ${names}`);
  }
  const path = model.pathOf(events);
  if (!path) throw new Error(`AGAIN: the model "${name}" cannot do all of these events`);
  return { model, path };
}

function parse(text: string): EventList {
  try {
    const { model, events } = JSON.parse(text) as Partial<EventList>;
    if (typeof model === 'string' && Array.isArray(events)) return { model, events };
  } catch {
    // The check below throws for malformed text.
  }
  throw new Error('AGAIN is not what a failed path prints: copy its command from end to end');
}
