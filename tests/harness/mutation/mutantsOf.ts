import { createMachine, not } from 'xstate';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesIn } from '../../../src/charts/traversal';
import {
  at,
  changed,
  each,
  type Part,
  statesOf,
  toPart,
  transitionsOf,
  type Way,
} from './configParts';
import type { Mutant, Operator } from './Mutant';

const nameOf = (way: Way) => way.filter((key) => key !== 'states').join('.') || '(machine)';

/** A state beside the target of a transition, as the transition would name it; undefined where there is none. */
function besides(machine: AnyStateMachine, target: string, from: Way): string | undefined {
  const path = from.filter((key) => typeof key === 'string' && key !== 'states');
  const nodes = statesIn(machine.root);
  const source = nodes.find(({ path: own }) => own.join() === path.join());
  const node = nodes.find((one) =>
    target.startsWith('#')
      ? one.id === target.slice(1)
      : one.parent === (target.startsWith('.') ? source : source?.parent) &&
        one.key === target.replace(/^\./, '').split('.')[0],
  );
  const siblings = Object.values(node?.parent?.states ?? {});
  if (!node || siblings.length < 2) return undefined;
  return `#${siblings[(siblings.indexOf(node) + 1) % siblings.length]?.id}`;
}

/** So many microsteps without an end are an endless loop: an error, which finds the mutant out. */
const maxIterations = 100;

/** Every mutant of a machine that the operators make, in the order of the chart. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { config } = machine as { config: Part };
  const mutants: Mutant[] = [];
  const add = (operator: Operator, way: Way, what: string, change: (part: unknown) => unknown) => {
    const faulty = { ...toPart(changed(config, way, change)), options: { maxIterations } };
    const mutated = createMachine(faulty) as AnyStateMachine;
    const name = `${operator}: ${nameOf(way)}${what}`;
    mutants.push({ operator, name, machine: mutated.provide(machine.implementations) });
  };
  for (const way of statesOf(config)) {
    const state = at(config, way) as Part;
    for (const transition of transitionsOf(state, way)) {
      const { target, guard, actions } = toPart(at(config, transition));
      add('transition missing', transition, '', () => undefined);
      const other = typeof target === 'string' && besides(machine, target, way);
      if (other) {
        const retarget = (part: unknown) => ({ ...toPart(part), target: other });
        add('transition retargeted', transition, ` to ${other}`, retarget);
      }
      if (guard !== undefined) {
        add('guard negated', [...transition, 'guard'], '', (old) => not(old as string));
      }
      for (const action of each(actions, [...transition, 'actions'])) {
        add('action dropped', action, '', () => undefined);
      }
    }
    for (const kind of ['entry', 'exit']) {
      for (const action of each(state[kind], [...way, kind])) {
        add('action dropped', action, '', () => undefined);
      }
    }
    if (typeof state['initial'] === 'string') {
      for (const name of Object.keys(Object(state['states']) as object)) {
        if (name !== state['initial'])
          add('initial state changed', [...way, 'initial'], ` to ${name}`, () => name);
      }
    }
    for (const [type, target] of extraTransitions(machine, way)) {
      add('transition extra', [...way, 'on', type], ` to ${target}`, () => ({ target }));
    }
  }
  for (const [name, delay] of Object.entries(machine.implementations.delays)) {
    for (const other of [Number(delay) / 2, Number(delay) + 1]) {
      mutants.push({
        operator: 'delay changed',
        name: `delay changed: ${name} to ${other} ms`,
        machine: machine.provide({ delays: { [name]: other } }),
      });
    }
  }
  return mutants;
}

/** For an innermost state, the visitor's events that it does not accept itself, and where each could wrongly lead. */
function extraTransitions(machine: AnyStateMachine, way: Way): [string, string][] {
  const nodes = statesIn(machine.root);
  const path = way.filter((key) => key !== 'states');
  const node = nodes.find(({ path: own }) => own.join() === path.join());
  if (!node || node.type !== 'atomic' || !node.parent) return [];
  const siblings: AnyStateNode[] = Object.values(node.parent.states);
  const other = siblings[(siblings.indexOf(node) + 1) % siblings.length];
  if (!other || other === node) return [];
  const types = new Set(nodes.flatMap(({ ownEvents }) => ownEvents.map(String)));
  return [...types]
    .filter((type) => !type.startsWith('xstate.') && !node.ownEvents.includes(type as never))
    .map((type) => [type, `#${other.id}`]);
}
