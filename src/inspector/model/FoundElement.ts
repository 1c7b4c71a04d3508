import * as v from 'valibot';
import type { Recording } from '../../charts/recording';
import type { Step } from '../../charts/records';
import { list, name } from '../../charts/schema';

/** What a page knows of a control that was picked on it. */
export const foundSchema = v.object({
  selector: v.string(),
  /** Its kind, and what it says. */
  name: v.string(),
  /** The ids of the actors whose state its view reads. */
  shows: list(name),
  /** The address that it leads to; empty if to none. */
  leads: v.string(),
});

/** What a page knows of a control that was picked on it. */
export type FoundElement = v.InferOutput<typeof foundSchema>;

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
