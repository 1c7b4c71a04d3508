import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { type Candidate, candidatesFor } from './candidates';
import { macrostep } from './macrostep';
import { activeStates, transitionsOf } from './traversal';

/** What can happen to a state, the first two, or to a transition. */
export type Occasion = 'entered' | 'left' | 'tested' | 'taken' | 'allowed' | 'forbidden';

/** The ids of the states and transitions of a machine that an event is about to do something to, by what that is. */
export type Foreseen = Readonly<Record<Occasion, ReadonlySet<string>>>;

const idsOf = (snapshot: AnyMachineSnapshot) => activeStates(snapshot).map(({ id }) => id);

/** Computes on a copy what an event is about to do to a machine in a snapshot; nothing is executed. */
export function foresee(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): Foreseen {
  if (event.type === 'xstate.init') return { ...nothing, entered: new Set(idsOf(before)) };
  const names = transitionsOf(machine);
  const { microsteps } = macrostep(machine, { snapshot: before, event });
  const [entered, left, taken] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let from = before;
  for (const { next, taken: definitions } of microsteps) {
    const [old, now] = [idsOf(from), idsOf(next)];
    for (const definition of definitions) {
      taken.add(names.get(definition)?.id ?? '');
      // Left and entered anew.
      const again = definition.reenter ? definition.source.id : undefined;
      if (again === undefined) continue;
      for (const id of old) if (isIn(id, again)) left.add(id);
      for (const id of now) if (isIn(id, again)) entered.add(id);
    }
    for (const id of old) if (!now.includes(id)) left.add(id);
    for (const id of now) if (!old.includes(id)) entered.add(id);
    from = next;
  }
  const tested = testedOf(candidatesFor(before, event), before);
  const guarded = tested.filter(({ guard }) => guard !== undefined);
  return {
    entered,
    left,
    taken,
    tested: edgesOf(tested),
    allowed: edgesOf(guarded.filter((each) => each.holds)),
    forbidden: edgesOf(guarded.filter((each) => each.holds === false)),
  };
}

const edgesOf = (candidates: readonly Candidate[]) => new Set(candidates.map(({ edge }) => edge));

/** The candidates that XState comes to: from each innermost state outwards, up to the first whose guard holds. */
function testedOf(candidates: readonly Candidate[], before: AnyMachineSnapshot): Candidate[] {
  const active = activeStates(before);
  const tested = new Set<Candidate>();
  for (const innermost of active.filter((node) => !active.some(({ parent }) => parent === node))) {
    for (let node: AnyStateNode | undefined = innermost; node; node = node.parent) {
      const { id } = node;
      const own = candidates.filter(({ source }) => source === id);
      const chosen = own.findIndex((each) => each.holds);
      for (const each of chosen < 0 ? own : own.slice(0, chosen + 1)) tested.add(each);
      if (chosen >= 0) break;
    }
  }
  return [...tested];
}

const isIn = (id: string, outer: string) => id === outer || id.startsWith(`${outer}.`);

const nothing: Foreseen = {
  entered: new Set(),
  left: new Set(),
  tested: new Set(),
  taken: new Set(),
  allowed: new Set(),
  forbidden: new Set(),
};
