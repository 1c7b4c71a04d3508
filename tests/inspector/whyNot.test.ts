import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { machineList } from '../../machines/machineList';
import { candidatesFor, refusalOf } from '../../src/devtools/charts/candidates';
import { chartOf } from '../../src/devtools/charts/chart';
import { macrostep } from '../../src/devtools/charts/macrostep';
import { missingFields, wayTo } from '../../src/devtools/charts/wayTo';
import { can, refusalsOf, snapshotsOf } from './refusals';

const inWords = ({ snapshot, event }: { snapshot: AnyMachineSnapshot; event: AnyEventObject }) =>
  `${JSON.stringify(event)} in ${JSON.stringify(snapshot.value)}`;

describe.each(machineList.map(({ machine }) => [machine.id, machine] as const))(
  'every event that %s refuses, in every state',
  (_, machine) => {
    const { snapshots, refused } = refusalsOf(machine);

    it('says why, and no candidate of it holds', () => {
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
    });

    it(
      'names events that make it possible, or none where no state takes it',
      { timeout: 60_000 },
      () => {
        const wrong = refused.filter(({ snapshot, event }) => {
          const { events: way, untried, isCut } = wayTo(machine, snapshot, event);
          if (!way)
            return isCut || (untried.length === 0 && snapshots.some((each) => can(each, event)));
          let now = snapshot;
          for (const each of way) {
            if (can(now, event) || missingFields(machine, now, each).length > 0) return true;
            now = macrostep(machine, { snapshot: now, event: each }).next;
          }
          return !can(now, event);
        });
        expect(wrong.map(inWords)).toEqual([]);
      },
    );
  },
);

const wayFrom = (id: string, value: unknown, event: AnyEventObject) => {
  const machine = machineList.find((each) => each.machine.id === id)?.machine;
  if (!machine) throw new Error(`No machine ${id}`);
  const snapshot = snapshotsOf(id).find(
    (each) => JSON.stringify(each.value) === JSON.stringify(value),
  );
  if (!snapshot) throw new Error(`${id} is never in ${JSON.stringify(value)}`);
  return wayTo(machine, snapshot, event);
};

describe('the way to an event', () => {
  it('is the shortest one, over timers, invoked actors and guarded payloads', () => {
    expect(wayFrom('rotation', 'playing', { type: 'play' }).events).toEqual([{ type: 'pause' }]);
    expect(wayFrom('contactForm', { sending: 'trying' }, { type: 'restore' }).events).toHaveLength(
      2,
    );
    expect(wayFrom('contactForm', { editing: 'writing' }, { type: 'restore' }).events).toHaveLength(
      3,
    );
  });

  it('is none for what no state takes, and names what was not tried', () => {
    expect(wayFrom('elevators', 'food', { type: 'nonsense' })).toEqual({
      events: undefined,
      untried: [],
      isCut: false,
    });
    expect(wayFrom('contactForm', { sending: 'trying' }, { type: 'nonsense' }).untried).toContain(
      'change',
    );
  });
});
