import type { AnyEventObject } from 'xstate';
import { activeStates } from '../../src/charts/traversal';
import { casesAt } from './casesAt';
import type { AnyModelDefinition } from './ModelDefinition';
import type { Stand } from './Stand';

/** The events of a model at a stand: those that are possible, and those that a visitor may try in vain. */
export function eventsOf({ events, surroundings }: AnyModelDefinition) {
  const all = Object.entries(events);
  return {
    events: (stand: Stand) => {
      const here = known(stand);
      return all
        .filter(([key]) => here.has(key) || key.startsWith(`${surroundings?.name} `))
        .flatMap((each) => casesAt(each, stand))
        .filter((event) => stand.can(event));
    },
    sneaks: (stand: Stand) =>
      all
        .filter(([key]) => !/(?:^| )xstate\./.test(key))
        .flatMap((each) => unlike(casesAt(each, stand)))
        .filter((event) => !stand.can(event)),
  };
}

/** The keys of the events that the machines of a stand know there, their own timers and actors among them. */
const known = (stand: Stand): ReadonlySet<string> =>
  new Set(
    stand.names.flatMap((name) =>
      activeStates(stand.of(name)).flatMap(({ ownEvents }) =>
        ownEvents.map((type) => (name === stand.name ? String(type) : `${name} ${String(type)}`)),
      ),
    ),
  );

/** The first of the cases that differ in `by` alone: none of them has an effect. */
const unlike = (cases: readonly AnyEventObject[]) => [
  ...new Map(
    cases
      .toReversed()
      .map((event) => [JSON.stringify({ ...event, by: undefined }), event] as const),
  ).values(),
];
