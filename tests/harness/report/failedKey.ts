import type { Sneak } from '../explore';
import { identity } from '../Stand';
import type { Walked } from './ReportData';

/** What a failed path was about to take: the key of the transition, or of the sneak, at its failing step. */
export function failedKey({ path: record }: NonNullable<Walked['recording']>): string | undefined {
  const { steps, failure } = record ?? {};
  const step = steps?.[failure?.step ?? 0];
  const before = steps?.[(failure?.step ?? 0) - 1];
  return step && before
    ? `${JSON.stringify([before.expected.value, before.expected.context])} ${JSON.stringify(step.event)}`
    : undefined;
}

/** The key of a transition by the state of the model's own machine. */
export const ownKey = ({ previous, event }: Sneak) =>
  `${identity(previous.snapshot)} ${JSON.stringify(event)}`;
