import type { AnyStateMachine } from 'xstate';
import { activeStates, statesIn, transitionsOf } from '../../src/devtools/charts/traversal';
import { excusedDefinitions } from './coverageGaps';
import { casesAt, type StateGraph } from './explore';
import type { AnyModelDefinition } from './ModelDefinition';
import { keyOf } from './SystemState';

export const inQuotes = (names: Iterable<string>): string =>
  [...names].map((name) => `"${name}"`).join(', ');

const typesOf = ({ root }: AnyStateMachine): ReadonlySet<string> =>
  new Set(statesIn(root).flatMap(({ ownEvents }) => ownEvents.map(String)));

/**
 * The reasons, with advice, to refuse a model whose test could pass without testing: those that can be found without running the machine.
 */
export function refusalsOfDefinition(definition: AnyModelDefinition): string[] {
  const { machine } = definition;
  const nodes = statesIn(machine.root);
  return [
    ...nodes
      .filter(({ config }) =>
        ([config.invoke ?? []].flat() as { id?: string }[]).some(({ id }) => !id),
      )
      .map(
        ({ id }) => `An invoke in "${id}" has no id, so its events cannot be named: give it one.`,
      ),
    ...nodes
      .filter(({ type }) => type === 'history')
      .map(
        ({ id }) =>
          `"${id}" is a history state, whose memory a snapshot does not show: make states of it.`,
      ),
    ...[...typesOf(machine)].flatMap((type) => refusalsOfType(type, definition)),
    ...refusalsOfNames(definition),
  ];
}

/** The reasons to refuse a model because of one event type of its machine. */
function refusalsOfType(type: string, definition: AnyModelDefinition): string[] {
  const { within, events, elsewhere = {} } = definition;
  if (type === '*' || type.endsWith('.*'))
    return [`The wildcard "${type}" would be sent literally: name the events.`];
  if (type in events && type in elsewhere)
    return [`The event "${type}" is in events and in elsewhere: take it out of one.`];
  return type in events || within || isLeft(type, definition)
    ? []
    : [`The event "${type}" has no executor: add it to events, or to elsewhere with a reason.`];
}

/** Whether all transitions of an event are left to other models, or do nothing. */
function isLeft(type: string, definition: AnyModelDefinition): boolean {
  const excused = new Set(excusedDefinitions(definition));
  return [...transitionsOf(definition.machine)].every(
    ([{ eventType }, { name }]) => eventType !== type || excused.has(name),
  );
}

/** The reasons to refuse a model because it names events or transitions that its machine does not have. */
function refusalsOfNames({ machine, events, elsewhere = {} }: AnyModelDefinition): string[] {
  const types = typesOf(machine);
  const transitions = new Set([...transitionsOf(machine).values()].map(({ name }) => name));
  return [...Object.keys(events).filter((key) => !key.includes(' ')), ...Object.keys(elsewhere)]
    .filter((name) => !types.has(name) && !transitions.has(name))
    .map((name) => {
      const [kind, known] = name.includes(': ') ? ['transition', transitions] : ['event', types];
      return `The machine knows no ${kind} "${name}": is it misspelt? It knows ${inQuotes(known)}.`;
    });
}

/** Finds in the graph of a model's states the reasons, with advice, to refuse the model. */
export function refusalsOfGraph(definition: AnyModelDefinition, graph: StateGraph): string[] {
  const { machine, within, events } = definition;
  const { takenAtStart, transitions, sneaks, answered } = graph;
  const excused = new Set(excusedDefinitions(definition));
  const taken = new Set([...takenAtStart, ...transitions.flatMap((each) => each.taken)]);
  const untried = new Set(sneaks.map(({ event }) => keyOf(event)));
  // Other machines of a system may send an event to this one. An event that none of them sends needs an executor.
  const unsent = [...typesOf(machine)].filter(
    (type) => within && !(type in events || isLeft(type, definition) || answered.has(type)),
  );
  return [
    ...unsent.map(
      (type) =>
        `The event "${type}" has no executor, and no other machine sends it: add it to events, or to elsewhere with a reason.`,
    ),
    ...unassertedStates(definition, graph),
    ...uselessCases(definition, graph),
    ...[...untried]
      .filter((key) => !events[key]?.sneak)
      .map(
        (key) =>
          `Not every state accepts "${key}", and nothing tries it there: give the event a sneak.`,
      ),
    ...[...transitionsOf(machine)]
      .filter(([, { name }]) => !taken.has(name) && !excused.has(name))
      .filter(([{ target, actions }]) => target !== undefined || actions.length > 0)
      .map(
        ([, { name }]) =>
          `No case takes the transition "${name}": add a case that does, or remove it.`,
      ),
  ];
}

const covers = (key: string, state: string) => state === key || state.startsWith(`${key}.`);

function unassertedStates(definition: AnyModelDefinition, graph: StateGraph): string[] {
  const innermost = [...graph.states.values()].flatMap(({ snapshot }) =>
    activeStates(snapshot).filter(({ type }) => type === 'atomic' || type === 'final'),
  );
  const reached = [...new Set(innermost.map(({ path }) => path.join('.')))];
  const keys = Object.keys(definition.states);
  return [
    ...reached
      .filter((state) => !keys.some((key) => covers(key, state)))
      .map((state) => `The state "${state}" has no assertion: add one to states.`),
    ...keys
      .filter((key) => !reached.some((state) => covers(key, state)))
      .map(
        (key) =>
          `No reachable state is "${key}": is it misspelt? Reached are ${inQuotes(reached)}.`,
      ),
  ];
}

function uselessCases({ events }: AnyModelDefinition, { states, transitions }: StateGraph) {
  return Object.entries(events).flatMap(([key, event]) => {
    const tried = [...states.values()].map((state) => casesAt([key, event], state));
    const hasEqual = tried.some(
      (here) => new Set(here.map((each) => JSON.stringify(each))).size < here.length,
    );
    const reasons = hasEqual
      ? [`Two cases of "${key}" are equal: remove one, or tell them apart by \`by\`.`]
      : [];
    if (tried.flat().length === 0)
      return [`The event "${key}" has no cases: it would be sent bare. Add its payloads.`];
    if (tried.flat().some((each) => keyOf(each) !== key))
      return [...reasons, `A case of "${key}" has another type: move it.`];
    if (!transitions.some((each) => keyOf(each.event) === key))
      return [
        ...reasons,
        `No case of "${key}" can happen in any state: look at its payloads and guards.`,
      ];
    return reasons;
  });
}
