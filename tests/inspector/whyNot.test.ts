import { expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { machineList } from '../../machines/machineList';
import { candidatesFor, refusalOf } from '../../src/devtools/charts/candidates';
import { chartOf } from '../../src/devtools/charts/chart';
import { stateOf } from '../../src/devtools/charts/macrostep';
import { models } from '../models/models';

/** Whether a machine accepts an event. False also where the machine throws an error as it reads the event. */
const can = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
};

/** All snapshots of a machine that its models reach: each state with each of its contexts. */
const snapshotsOf = (id: string) => [
  ...new Map(
    models
      .filter(({ machine }) => machine.id === id)
      .flatMap(({ machine, graph }) =>
        [...graph.states.values()].map(({ snapshot: { value, context } }) => {
          const state = { value, context: context as unknown };
          return [JSON.stringify(state), stateOf(machine, state)] as const;
        }),
      ),
  ).values(),
];

/**
 * All snapshots that a machine's models reach, and all pairs of such a snapshot and an event that it refuses. No machine knows `nonsense`.
 */
function refusalsOf(machine: AnyStateMachine) {
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

const inWords = ({ snapshot, event }: { snapshot: AnyMachineSnapshot; event: AnyEventObject }) =>
  `${JSON.stringify(event)} in ${JSON.stringify(snapshot.value)}`;

it.each(machineList.map((machine) => [machine.id, machine] as const))(
  'gives a reason for every event that %s refuses in a state, where no transition for it has a true guard',
  (_, machine) => {
    const { snapshots, refused } = refusalsOf(machine);
    expect(refused.length).toBeGreaterThan(snapshots.length - 1);
    const { edges } = chartOf(machine);
    const wrong = refused.filter(({ snapshot, event }) => {
      const acting = candidatesFor(snapshot, event).filter(({ edge, holds }) => {
        const found = edges.find((each) => each.id === edge);
        return holds && found && found.targets.length + found.actions.length > 0;
      });
      return refusalOf(snapshot, event) === undefined || acting.length > 0;
    });
    expect(wrong.map(inWords)).toEqual([]);
  },
);
