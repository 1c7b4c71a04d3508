import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartOf } from '../../src/devtools/charts/chart';
import { stateOf } from '../../src/devtools/charts/macrostep';
import { models } from '../models/models';

/** Whether a machine takes an event; not where it cannot read it. */
export const can = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
};

/** Every state of a machine that its models reach, each with its contexts. */
export const snapshotsOf = (id: string) => [
  ...new Map(
    models
      .filter(({ machine }) => machine.id === id)
      .flatMap(({ machine, graph }) =>
        [...graph.stands.values()].map(({ snapshot: { value, context } }) => {
          const state = { value, context: context as unknown };
          return [JSON.stringify(state), stateOf(machine, state)] as const;
        }),
      ),
  ).values(),
];

/** Every event that a machine refuses in every state that its models reach: those that it names, and one that nobody does. */
export function refusalsOf(machine: AnyStateMachine) {
  const snapshots = snapshotsOf(machine.id);
  const named: AnyEventObject[] = chartOf(machine)
    .edges.filter(({ event }) => event !== '')
    .flatMap(({ event, params }) => [{ ...params, type: event }, { type: event }]);
  const all = [{ type: 'nonsense' }, ...named];
  const events = [...new Map(all.map((event) => [JSON.stringify(event), event])).values()];
  const refused = snapshots.flatMap((snapshot) =>
    events.filter((event) => !can(snapshot, event)).map((event) => ({ snapshot, event })),
  );
  return { snapshots, refused };
}
