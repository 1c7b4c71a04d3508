import type { AnyEventObject } from 'xstate';
import { eventInWords } from '../../src/charts/words';

/** What of an action's parameters can be compared: functions and what an actor is made of are left out. */
export const comparable = (params: unknown): unknown =>
  JSON.parse(
    JSON.stringify(params ?? null, (name, value: unknown) =>
      value instanceof Error
        ? value.message
        : typeof value === 'function' || name === 'actorRef' || name === 'xstate$$type'
          ? undefined
          : value,
    ),
  );

/** An action in a few words: its type and parameters, or what a timer sends and when. */
export function actionInWords({ type, params }: { type: string; params?: unknown }): string {
  const { event, delay } = Object(params) as { event: AnyEventObject; delay?: number };
  if (type === 'xstate.raise' && delay !== undefined)
    return `${eventInWords(event)} in ${delay} ms`;
  return eventInWords(params ? { type, params: comparable(params) } : { type });
}
