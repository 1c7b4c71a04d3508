import { statesIn, transitionsOf } from '../../src/charts/traversal';
import { inertTypes } from './excusedDefinitions';
import type { AnyModelDefinition } from './ModelDefinition';
import { quoted } from './quoted';
import { unwritten } from './unwritten';

/**
 * Reasons to refuse a model, each with what to do, that can be seen without running the machine. They are what would let
 * a test pass without testing.
 */
export function refusalsOfDefinition(definition: AnyModelDefinition): string[] {
  const { machine, within, limit, events, states, unoffered = {}, elsewhere = {} } = definition;
  const nodes = statesIn(machine.root);
  const types = new Set(nodes.flatMap((node) => node.ownEvents.map(String)));
  const inert = inertTypes(definition);
  const own = Object.keys(events).filter((key) => !key.includes(' '));
  const reasons: string[] = [];

  const missing = unwrittenParts(definition);
  if (missing.length > 0) return missing;
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
        `The machine knows no event "${type}": is it misspelt? It knows ${quoted(types)}.`,
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
}

const unless = (part: unknown, what: string) =>
  part === unwritten ? [`${what}, in place of \`unwritten\`.`] : [];

/** The parts that a new model still has to say; what else is wrong with it shows once they are there. */
function unwrittenParts(definition: AnyModelDefinition): string[] {
  const parts = new Map<string, unknown>(Object.entries(definition));
  const { file = '', sentence = 'none', moves = [] } = definition.reference ?? {};
  const isUnwritten = [sentence, ...moves.map((move) => move.sentence)].some(
    (each) => each.trim() === '',
  );
  return [
    ...(isUnwritten
      ? [
          `Say in ${file} what the specification says of the states, the start and each event, with its sentence.`,
        ]
      : []),
    ...unless(parts.get('start'), 'Say how the page is opened'),
    ...Object.entries(definition.events).flatMap(([type, { cases, execute, sneak }]) => [
      ...unless(cases, `Say in which cases "${type}" is tried`),
      ...unless(execute, `Cause "${type}" as a visitor does`),
      ...unless(sneak, `Try "${type}" where it is not accepted, and expect something`),
    ]),
    ...Object.entries(definition.states).flatMap(([state, assertion]) =>
      unless(assertion, `Expect what the page shows in "${state}"`),
    ),
  ];
}
