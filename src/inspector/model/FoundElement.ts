import type { Recording } from '../../charts/recording';
import type { Step } from '../../charts/records';
import { list, name, object, text } from '../../charts/shape';

/** What a page knows of a control that was picked on it. */
export interface FoundElement {
  readonly selector: string;
  /** Its kind, and what it says. */
  readonly name: string;
  /** The ids of the actors whose state its view reads. */
  readonly shows: readonly string[];
  /** The address that it leads to; empty if to none. */
  readonly leads: string;
}

/** The shape of a found element. */
export const foundShape = object({ selector: text, name: text, shows: list(name), leads: text });

/** The last step of each kind of event that a control of a page has sent to an actor, as far as they are recorded. */
export function sentFrom(
  { steps }: Recording,
  { run, selector }: Pick<FoundElement, 'selector'> & { readonly run: string },
): readonly Step[] {
  const own = steps.filter(
    (step) => step.run === run && step.element === selector && step.source === undefined,
  );
  return [...new Map(own.map((step) => [`${step.actor} ${step.event.type}`, step])).values()];
}
