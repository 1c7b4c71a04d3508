import type { AnyEventObject, StateValue } from 'xstate';

/** An event in a few words: its type, its payload, the way it happens. */
export function eventInWords({ type, ...payload }: AnyEventObject): string {
  const values = Object.values(payload).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  return [type.replace(/^xstate\./, ''), ...values].join(' ');
}

/** A state in a few words: regions side by side, a state within another after a dot. */
export function stateInWords(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(([name, inner]) => [name, stateInWords(inner ?? '')]);
  return regions.length === 1
    ? regions.flat().join('.')
    : regions.map(([, inner]) => inner).join(' ');
}

/** What of an action's parameters can be compared: functions and what an actor is made of are left out. */
export const plain = (params: unknown): unknown =>
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
  return eventInWords(params ? { type, params: plain(params) } : { type });
}
