import type { AnyEventObject } from 'xstate';
import { activeStates, statesIn, transitionsOf } from '../../src/charts/traversal';
import { casesAt, keyOf } from './casesAt';
import { excusedDefinitions, inertTypes } from './excusedDefinitions';
import type { StateGraph } from './explore';
import type { AnyModelDefinition } from './ModelDefinition';
import { quoted } from './quoted';
import type { Stand } from './Stand';

/** Reasons to refuse a model, each with what to do, that show once everything that can happen is known. */
export function refusalsOfGraph(definition: AnyModelDefinition, graph: StateGraph): string[] {
  return [
    ...unsentEvents(definition, graph),
    ...unassertedStates(definition, graph),
    ...uselessCases(definition, graph),
    ...untriedSneaks(definition, graph),
    ...untakenDefinitions(definition, graph),
  ];
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
        (key) => `No reachable state is "${key}": is it misspelt? Reached are ${quoted(reached)}.`,
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
