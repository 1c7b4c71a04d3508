import type { AnyStateMachine } from 'xstate';
import { statesIn } from '../../src/charts/traversal';

/** How long a timer runs, in milliseconds; undefined where an event is no timer. */
export function delayOf(
  { root, implementations }: AnyStateMachine,
  type: string,
): number | undefined {
  const timer = statesIn(root)
    .flatMap(({ after }) => after)
    .find(({ eventType }) => eventType === type);
  const delay: unknown =
    typeof timer?.delay === 'string' ? implementations.delays[timer.delay] : timer?.delay;
  return typeof delay === 'number' ? delay : undefined;
}
