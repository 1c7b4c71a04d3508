import type { AnyEventObject } from 'xstate';
import { activeStates, statesIn, transitionsOf } from '../../src/charts/traversal';
import type { StateGraph } from './explore';
import type { AnyModelDefinition } from './ModelDefinition';
import { casesAt, keyOf } from './casesAt';
import type { Stand } from './Stand';

const list = (names: Iterable<string>) => [...names].map((name) => `"${name}"`).join(', ');

/** Reasons to refuse a model, each with what to do. They are what would let a test pass without testing. */
export const refusals = {
  /** What can be seen without running the machine. */
  ofDefinition(definition: AnyModelDefinition): string[] {
    const { machine, within, limit, events, states, unoffered = {}, elsewhere = {} } = definition;
    const nodes = statesIn(machine.root);
    const types = new Set(nodes.flatMap((node) => node.ownEvents.map(String)));
    const inert = inertTypes(definition);
    const own = Object.keys(events).filter((key) => !key.includes(' '));
    const reasons: string[] = [];

    if (!Number.isFinite(limit)) {
      reasons.push('No finite limit: say how many snapshots the machine can have at most.');
    }
    for (const node of nodes) {
      const invocations = [node.config.invoke ?? []].flat() as { id?: string }[];
      if (invocations.some(({ id }) => !id)) {
        reasons.push(
          `An invoke in "${node.id}" has no id, so its events cannot be named: give it one.`,
        );
      }
      if (node.type === 'history') {
        reasons.push(
          `"${node.id}" is a history state, whose memory a snapshot does not show: make states of it.`,
        );
      }
    }
    for (const type of types) {
      const isExcused = type in unoffered || type in elsewhere;
      if (type === '*' || type.endsWith('.*')) {
        reasons.push(`The wildcard "${type}" would be sent literally: name the events.`);
      } else if (!(type in events) && !isExcused && !within && !inert.has(type)) {
        reasons.push(
          `The event "${type}" has no executor: add it to events, or to unoffered with a reason.`,
        );
      } else if (type in events && isExcused) {
        const other = type in unoffered ? 'unoffered' : 'elsewhere';
        reasons.push(`The event "${type}" is in events and in ${other}: take it out of one.`);
      }
    }
    const transitions = new Set([...transitionsOf(machine).values()].map(({ name }) => name));
    const left = Object.keys(elsewhere).filter((key) => !transitions.has(key));
    for (const type of [...own, ...Object.keys(unoffered), ...left]) {
      if (!types.has(type)) {
        reasons.push(
          `The machine knows no event "${type}": is it misspelt? It knows ${list(types)}.`,
        );
      }
    }
    for (const [type, { because }] of Object.entries(unoffered)) {
      if (because.trim() === '') reasons.push(`"${type}" is unoffered without a reason: say why.`);
    }
    for (const [type, because] of Object.entries(elsewhere)) {
      if (because.trim() === '')
        reasons.push(`"${type}" is left to another model without a reason: say which.`);
    }
    if (Object.keys(states).length === 0) {
      reasons.push('No state has an assertion: add one for each state.');
    }
    return reasons;
  },

  /** What shows once everything that can happen is known. */
  ofGraph(definition: AnyModelDefinition, graph: StateGraph): string[] {
    return [
      ...unsentEvents(definition, graph),
      ...unassertedStates(definition, graph),
      ...uselessCases(definition, graph),
      ...untriedSneaks(definition, graph),
      ...untakenDefinitions(definition, graph),
    ];
  },
};

/** The events that only end what would else be an error: no transition for them leads anywhere or does anything. */
function inertTypes({ machine }: AnyModelDefinition): ReadonlySet<string> {
  const all = [...transitionsOf(machine).keys()];
  const active = all.filter(({ target, actions }) => target !== undefined || actions.length > 0);
  const types = new Set(active.map(({ eventType }) => eventType));
  return new Set(all.map(({ eventType }) => eventType).filter((type) => !types.has(type)));
}

/** In a system other machines may send an event; one that none sends needs an executor. */
function unsentEvents(definition: AnyModelDefinition, { answered }: StateGraph): string[] {
  const { machine, within, events, unoffered = {}, elsewhere = {} } = definition;
  if (!within) return [];
  const inert = inertTypes(definition);
  const types = new Set(statesIn(machine.root).flatMap((node) => node.ownEvents.map(String)));
  return [...types]
    .filter((type) => !(type in events || type in unoffered || type in elsewhere))
    .filter((type) => !inert.has(type) && !answered.has(type))
    .map(
      (type) =>
        `The event "${type}" has no executor, and no other machine sends it: add it to events, or to unoffered or elsewhere with a reason.`,
    );
}

/** The names of the innermost states that a stand is in. */
const atoms = ({ snapshot }: Stand): string[] =>
  activeStates(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));

const covers = (assertion: string, state: string) =>
  state === assertion || state.startsWith(`${assertion}.`);

function unassertedStates({ states }: AnyModelDefinition, { stands }: StateGraph): string[] {
  const reached = new Set([...stands.values()].flatMap(atoms));
  const keys = Object.keys(states);
  return [
    ...[...reached]
      .filter((state) => !keys.some((key) => covers(key, state)))
      .map((state) => `The state "${state}" has no assertion: add one to states.`),
    ...keys
      .filter((key) => ![...reached].some((state) => covers(key, state)))
      .map(
        (key) => `No reachable state is "${key}": is it misspelt? Reached are ${list(reached)}.`,
      ),
  ];
}

function uselessCases(
  { events }: AnyModelDefinition,
  { stands, transitions }: StateGraph,
): string[] {
  const reasons = new Set<string>();
  for (const each of Object.entries(events)) {
    const [key] = each;
    const tried: AnyEventObject[] = [];
    for (const stand of stands.values()) {
      const here = casesAt(each, stand);
      tried.push(...here);
      if (new Set(here.map((event) => JSON.stringify(event))).size < here.length) {
        reasons.add(`Two cases of "${key}" are equal: remove one, or tell them apart by \`by\`.`);
      }
    }
    if (tried.length === 0) {
      reasons.add(`The event "${key}" has no cases: it would be sent bare. Add its payloads.`);
    } else if (tried.some((event) => keyOf(event) !== key)) {
      reasons.add(`A case of "${key}" has another type: move it.`);
    } else if (!transitions.some(({ event }) => keyOf(event) === key)) {
      reasons.add(`No case of "${key}" can happen in any state: look at its payloads and guards.`);
    }
  }
  return [...reasons];
}

function untriedSneaks({ events }: AnyModelDefinition, { sneaks }: StateGraph): string[] {
  return [...new Set(sneaks.map(({ event }) => keyOf(event)))]
    .filter((key) => !events[key]?.sneak)
    .map(
      (key) =>
        `Not every state accepts "${key}", and nothing tries it there: give the event a sneak.`,
    );
}

/**
 * The definitions, by name, that no path of the model takes: the page does not offer their events, another model's paths
 * bring them about, or they only end what would else be an error.
 */
export function excusedDefinitions(
  definition: AnyModelDefinition,
  { stands }: StateGraph,
): string[] {
  const { machine, events, unoffered = {}, elsewhere = {} } = definition;
  const inert = inertTypes(definition);
  const isSmaller = Object.keys(unoffered).length > 0;
  const nodes = new Set(
    [...stands.values()].flatMap(({ snapshot }) => activeStates(snapshot).map(({ id }) => id)),
  );
  return [...transitionsOf(machine)]
    .filter(
      ([{ eventType, source }, { name }]) =>
        eventType in unoffered ||
        eventType in elsewhere ||
        name in elsewhere ||
        (inert.has(eventType) && !(eventType in events)) ||
        (isSmaller && !nodes.has(source.id)),
    )
    .map(([, { name }]) => name);
}

function untakenDefinitions(definition: AnyModelDefinition, graph: StateGraph): string[] {
  const taken = new Set([
    ...graph.takenAtStart,
    ...graph.transitions.flatMap((each) => each.taken),
  ]);
  const excused = new Set(excusedDefinitions(definition, graph));
  return [...transitionsOf(definition.machine)]
    .filter(([, { name }]) => !taken.has(name) && !excused.has(name))
    .filter(([{ target, actions }]) => target !== undefined || actions.length > 0)
    .map(
      ([, { name }]) =>
        `No case takes the transition "${name}": add a case that does, or remove it.`,
    );
}
