import type { AnyEventObject } from 'xstate';
import { eventShape } from '../../charts/recordShapes';
import { list, name, object, text } from '../../charts/shape';

/** What an element of a page has to do with its actors. */
export interface FoundElement {
  readonly selector: string;
  /** Its kind, and what it says. */
  readonly name: string;
  /** What pressing, filling or submitting it sends, and the ids of the actors that it is sent to. */
  readonly sends: readonly { readonly actor: string; readonly event: AnyEventObject }[];
  /** The ids of the actors whose state its view reads. */
  readonly shows: readonly string[];
  /** The address that it leads to; empty if to none. */
  readonly leads: string;
}

/** The shape of a found element. */
export const foundShape = object({
  selector: text,
  name: text,
  sends: list(object({ actor: name, event: eventShape })),
  shows: list(name),
  leads: text,
});
