import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activeNodes, stateNodes, transitionDefinitions } from './transitionDefinitions';
import type { StateGraph } from './explore';
import type { AnyModelDefinition } from './ModelDefinition';

const list = (names: Iterable<string>) => [...names].map((name) => `"${name}"`).join(', ');

/** Reasons to refuse a model, each with what to do. They are what would let a test pass without testing. */
export const refusals = {
  /** What can be seen without running the machine. */
  ofDefinition(definition: AnyModelDefinition): string[] {
    const { machine, limit, events, states, unoffered = {} } = definition;
    const nodes = stateNodes(machine.root);
    const types = new Set(nodes.flatMap((node) => node.ownEvents.map(String)));
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
      if (type === '*' || type.endsWith('.*')) {
        reasons.push(`The wildcard "${type}" would be sent literally: name the events.`);
      } else if (!(type in events) && !(type in unoffered)) {
        reasons.push(
          `The event "${type}" has no executor: add it to events, or to unoffered with a reason.`,
        );
      } else if (type in events && type in unoffered) {
        reasons.push(`The event "${type}" is in events and in unoffered: take it out of one.`);
      }
    }
    for (const type of [...Object.keys(events), ...Object.keys(unoffered)]) {
      if (!types.has(type)) {
        reasons.push(
          `The machine knows no event "${type}": is it misspelt? It knows ${list(types)}.`,
        );
      }
    }
    for (const [type, { because }] of Object.entries(unoffered)) {
      if (because.trim() === '') reasons.push(`"${type}" is unoffered without a reason: say why.`);
    }
    if (Object.keys(states).length === 0) {
      reasons.push('No state has an assertion: add one for each state.');
    }
    return reasons;
  },

  /** What shows once everything that can happen is known. */
  ofGraph(definition: AnyModelDefinition, graph: StateGraph): string[] {
    return [
      ...unassertedStates(definition, graph),
      ...uselessCases(definition, graph),
      ...untriedSneaks(definition, graph),
      ...untakenDefinitions(definition, graph),
    ];
  },
};

/** The names of the innermost states that a snapshot is in. */
const atoms = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));

const covers = (assertion: string, state: string) =>
  state === assertion || state.startsWith(`${assertion}.`);

function unassertedStates({ states }: AnyModelDefinition, { snapshots }: StateGraph): string[] {
  const reached = new Set([...snapshots.values()].flatMap(atoms));
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
  { snapshots, transitions }: StateGraph,
): string[] {
  const reasons = new Set<string>();
  for (const [type, { cases }] of Object.entries(events)) {
    const tried: AnyEventObject[] = [];
    for (const snapshot of snapshots.values()) {
      const here = typeof cases === 'function' ? cases(snapshot) : cases;
      tried.push(...here);
      if (new Set(here.map((event) => JSON.stringify(event))).size < here.length) {
        reasons.add(`Two cases of "${type}" are equal: remove one, or tell them apart by \`by\`.`);
      }
    }
    if (tried.length === 0) {
      reasons.add(`The event "${type}" has no cases: it would be sent bare. Add its payloads.`);
    } else if (tried.some((event) => event.type !== type)) {
      reasons.add(`A case of "${type}" has another type: move it.`);
    } else if (!transitions.some(({ event }) => event.type === type)) {
      reasons.add(`No case of "${type}" can happen in any state: look at its payloads and guards.`);
    }
  }
  return [...reasons];
}

function untriedSneaks({ events }: AnyModelDefinition, { sneaks }: StateGraph): string[] {
  return [...new Set(sneaks.map(({ event: { type } }) => type))]
    .filter((type) => !events[type]?.sneak)
    .map(
      (type) =>
        `Not every state accepts "${type}", and nothing tries it there: give the event a sneak.`,
    );
}

/** The definitions, by name, that no path of the model takes because the page does not offer their events. */
export function unofferedDefinitions(
  { machine, unoffered = {} }: AnyModelDefinition,
  { snapshots }: StateGraph,
): string[] {
  if (Object.keys(unoffered).length === 0) return [];
  const nodes = new Set([...snapshots.values()].flatMap(activeNodes));
  return [...transitionDefinitions(machine)]
    .filter(([{ eventType, source }]) => eventType in unoffered || !nodes.has(source))
    .map(([, name]) => name);
}

function untakenDefinitions(definition: AnyModelDefinition, graph: StateGraph): string[] {
  const taken = new Set([
    ...graph.takenAtStart,
    ...graph.transitions.flatMap((each) => each.taken),
  ]);
  const excused = new Set(unofferedDefinitions(definition, graph));
  return [...transitionDefinitions(definition.machine)]
    .filter(([each, name]) => !taken.has(each) && !excused.has(name))
    .filter(([{ target, actions }]) => target !== undefined || actions.length > 0)
    .map(
      ([, name]) => `No case takes the transition "${name}": add a case that does, or remove it.`,
    );
}
