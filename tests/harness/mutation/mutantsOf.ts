import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate';
import { statesIn } from '../../../src/devtools/charts/traversal';

export interface Mutant {
  readonly operator: string;
  /** Unique among the mutants of its machine; it says where the fault is. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** A part of a machine's config into which a fault can be put. */
interface Part {
  [key: string]: unknown;
}

/** The keys that lead from the root of a config to a part of it. */
type Way = readonly (string | number)[];

/** The number of microsteps after which a mutant in an endless loop stops with an error. The error counts as finding the mutant. */
const maxIterations = 100;

/** All mutants that the operators make of a machine, in the order of the chart. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { config } = machine as { config: Part };
  const mutants: Mutant[] = [];
  const add = (operator: string, way: Way, what: string, change: (part: unknown) => unknown) => {
    const faulty = { ...toPart(changed(config, way, change)), options: { maxIterations } };
    const mutated = createMachine(faulty) as AnyStateMachine;
    const place = way.filter((key) => key !== 'states').join('.') || '(machine)';
    const name = `${operator}: ${place}${what}`;
    mutants.push({ operator, name, machine: mutated.provide(machine.implementations) });
  };
  for (const way of waysToStates(config)) {
    const state = toPart(partAt(config, way));
    for (const transition of waysToTransitions(config, way)) {
      const { target, guard } = toPart(partAt(config, transition));
      add('transition missing', transition, '', () => undefined);
      const other = typeof target === 'string' && stateBesideTarget(machine, target, way);
      if (other) {
        const retarget = (part: unknown) => ({ ...toPart(part), target: other });
        add('transition retargeted', transition, ` to ${other}`, retarget);
      }
      if (guard !== undefined) {
        add('guard negated', [...transition, 'guard'], '', (old) => not(old as string));
      }
      for (const action of waysToEach(config, [...transition, 'actions'])) {
        add('action dropped', action, '', () => undefined);
      }
    }
    for (const kind of ['entry', 'exit']) {
      for (const action of waysToEach(config, [...way, kind])) {
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

function stateAt(machine: AnyStateMachine, way: Way): AnyStateNode | undefined {
  const path = way.filter((key) => key !== 'states').join();
  return statesIn(machine.root).find((node) => node.path.join() === path);
}

/** The next sibling of a state; for the last one, the first; undefined if it has no siblings. */
function besideState(node: AnyStateNode | undefined): AnyStateNode | undefined {
  const siblings: AnyStateNode[] = Object.values(node?.parent?.states ?? {});
  if (!node || siblings.length < 2) return undefined;
  return siblings[(siblings.indexOf(node) + 1) % siblings.length];
}

/** A sibling of a transition's target, written as a target; undefined if there is none. */
function stateBesideTarget(machine: AnyStateMachine, target: string, from: Way) {
  const source = stateAt(machine, from);
  const node = statesIn(machine.root).find((one) =>
    target.startsWith('#')
      ? one.id === target.slice(1)
      : one.parent === (target.startsWith('.') ? source : source?.parent) &&
        one.key === target.replace(/^\./, '').split('.')[0],
  );
  const other = besideState(node);
  return other && `#${other.id}`;
}

/** For an innermost state: the events that it does not handle, each with a wrong target. */
function extraTransitions(machine: AnyStateMachine, way: Way): [string, string][] {
  const node = stateAt(machine, way);
  const other = besideState(node);
  if (node?.type !== 'atomic' || !other) return [];
  const types = new Set(statesIn(machine.root).flatMap(({ ownEvents }) => ownEvents.map(String)));
  return [...types]
    .filter((type) => !type.startsWith('xstate.') && !node.ownEvents.includes(type as never))
    .map((type) => [type, `#${other.id}`]);
}

/** A copy of the config with `change` made to the part at `way`; functions and guards stay the same objects. */
function changed(config: unknown, way: Way, change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return change(config);
  if (Array.isArray(config)) {
    return config.flatMap((part, index) =>
      index === key ? (changed(part, rest, change) ?? []) : [part],
    );
  }
  const part = Object(config) as Part;
  return { ...part, [key]: changed(part[key], rest, change) };
}

const partAt = (config: unknown, way: Way): unknown =>
  way.reduce<unknown>((part, key) => Object(part)[key as keyof object], config);

/** The keys that lead to each item of a part that may be a list, a single item or missing. */
function waysToEach(config: Part, way: Way): Way[] {
  const part = partAt(config, way);
  if (Array.isArray(part)) return part.map((_, index) => [...way, index]);
  return part === undefined ? [] : [way];
}

/** The keys that lead to a state and to all states below it, the state itself first. */
const waysToStates = (config: Part, way: Way = []): Way[] => [
  way,
  ...Object.keys(Object(partAt(config, [...way, 'states']))).flatMap((name) =>
    waysToStates(config, [...way, 'states', name]),
  ),
];

/** The keys that lead to the transitions of a state: on, after, always, onDone, onError. */
const waysToTransitions = (config: Part, way: Way): Way[] => [
  ...['on', 'after'].flatMap((kind) =>
    Object.keys(Object(partAt(config, [...way, kind]))).flatMap((name) =>
      waysToEach(config, [...way, kind, name]),
    ),
  ),
  ...waysToEach(config, [...way, 'always']),
  ...waysToEach(config, [...way, 'invoke']).flatMap((invocation) =>
    ['onDone', 'onError'].flatMap((kind) => waysToEach(config, [...invocation, kind])),
  ),
];

/** A transition of a config as an object, also if the config gives only the name of its target. */
const toPart = (transition: unknown): Part =>
  typeof transition === 'string' ? { target: transition } : (transition as Part);
