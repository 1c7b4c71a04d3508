import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Driver } from './Driver';
import type { EventModel } from './ModelDefinition';
import type { Case, Stand } from './Stand';

/** What a model calls an event: its type, after the name of the actor that it goes to, if not the model's own. */
export const keyOf = ({ type, to }: Case<AnyEventObject>): string =>
  to === undefined ? type : `${to} ${type}`;

/** The cases of an event at a stand, addressed as its key says. */
export function casesAt(
  [key, { cases }]: readonly [
    string,
    EventModel<AnyMachineSnapshot, unknown, AnyEventObject, Driver>,
  ],
  stand: Stand,
): readonly Case<AnyEventObject>[] {
  const [to] = key.split(' ').slice(0, -1);
  const own = typeof cases === 'function' ? cases(stand.snapshot, stand) : cases;
  return to === undefined ? own : own.map((event) => ({ ...event, to }));
}
