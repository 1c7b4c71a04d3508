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
