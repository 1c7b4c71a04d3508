import type { AnyEventObject } from 'xstate';
import type { Path, PathModel } from './pathModel';
import type { Commands } from './Project';

/** A list of events to walk again. */
export interface Again {
  readonly model: string;
  readonly events: readonly AnyEventObject[];
  /** Where it failed; any project by default. */
  readonly project?: string;
}

/** The command that walks a path again; it holds the events itself, so that it works wherever the machine is the same. */
export function commandAgain(
  { name: model }: Pick<PathModel, 'name'>,
  { id, steps }: Path,
  project: string,
  { again: command }: Pick<Commands, 'again'>,
): string {
  const again: Again = { model, events: steps.slice(1).map(({ event }) => event) };
  const quoted = JSON.stringify(again).replaceAll("'", String.raw`'\''`);
  return `AGAIN='${quoted}' ${command} --project ${project} --grep ${id}`;
}

/** Reads what such a command holds; throws where it is something else, or is impossible in the model. */
export function readAgain(text: string, models: readonly PathModel[]): Again {
  const again = parse(text);
  const model = models.find(({ name }) => name === again.model);
  if (!model) {
    const names = models.map(({ name }) => `"${name}"`).join(', ');
    throw new Error(`AGAIN: there is no model "${again.model}"; there are ${names}`);
  }
  const { events } = again;
  const at = events.findIndex((_, index) => !model.pathOf(events.slice(0, index + 1)));
  if (at >= 0) {
    throw new Error(
      `AGAIN: in the model "${model.name}" nothing can do event ${at + 1}, ${JSON.stringify(events[at])}`,
    );
  }
  return again;
}

function parse(text: string): Again {
  try {
    const { model, events } = JSON.parse(text) as Partial<Again>;
    if (typeof model === 'string' && Array.isArray(events)) return { model, events };
  } catch {
    // What is no JSON is refused as well.
  }
  throw new Error('AGAIN is not what a failed path prints: copy its command from end to end');
}
