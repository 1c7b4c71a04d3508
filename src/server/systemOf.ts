import type { AnyStateMachine } from 'xstate';
import type { Message } from '../../machines/actors';
import { type Chart, chartOf } from '../devtools/charts/chart';
import { isMachine } from '../devtools/charts/isMachine';
import { statesIn, transitionsOf } from '../devtools/charts/traversal';

/** A machine of a system of actors. */
interface Member {
  /** The machine's `systemId`; without one, its parent's name and its own id with a dot between them. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  /** The name of the machine that invokes this one; undefined for the root. */
  readonly parent?: string;
  /** The path of the parent's state in which the machine runs; empty where it runs as long as its parent. */
  readonly during: string;
}

/** The types of the events that one machine sends to another, in the order of the sender's chart. */
export interface Channel {
  readonly from: string;
  readonly to: string;
  readonly events: readonly string[];
}

/** A root machine, the machines that it invokes by name (`setup`), those that these invoke, and so on: parents first, in document order. */
export function membersOf(
  machine: AnyStateMachine,
  place: Pick<Member, 'name' | 'parent' | 'during'> = { name: machine.id, during: '' },
): Member[] {
  const actors = machine.implementations.actors as Readonly<Record<string, unknown>>;
  const below = statesIn(machine.root).flatMap(({ invoke, path }) =>
    invoke.flatMap(({ id, src, systemId: name = `${place.name}.${id}` }) => {
      const logic = typeof src === 'string' && actors[src];
      if (!isMachine(logic)) return [];
      return membersOf(logic, { name, parent: place.name, during: path.join('.') });
    }),
  );
  return [{ ...place, machine, chart: chartOf(machine) }, ...below];
}

/** The events that machines send to each other. Throws if a machine sends to one that is not among `members`. */
export const channelsOf = (members: readonly Member[]): Channel[] =>
  members.flatMap((sender) => {
    const { machine } = sender;
    const actions = [
      ...statesIn(machine.root).flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...[...transitionsOf(machine).keys()].flatMap((transition) => transition.actions),
    ];
    const receivers = new Map<string, Set<string>>();
    for (const { event, to } of sentBy(machine, actions)) {
      if (!members.some(({ name }) => name === to))
        throw new Error(`"${sender.name}" sends to "${to}", which is no machine of the system.`);
      receivers.set(to, (receivers.get(to) ?? new Set()).add(event.type));
    }
    return [...receivers].map(([to, events]) => ({ from: sender.name, to, events: [...events] }));
  });

/** The events that some actions of a machine send by `sendTo` (machines/actors.ts). */
function sentBy(machine: AnyStateMachine, actions: readonly unknown[]): Message[] {
  const implementations = machine.implementations.actions as Readonly<Record<string, unknown>>;
  return actions.flatMap((action) => {
    const { type = action, params } = Object(action) as { type?: unknown; params?: unknown };
    const { message } = Object(implementations[String(type)] ?? action) as {
      message?: (context: object, params: unknown) => Message;
    };
    return message ? [message({}, params)] : [];
  });
}

/** The types of the events that actors can send to a machine, without the events of its timers and of actors that end. */
const eventsOf = ({ edges }: Chart): readonly string[] =>
  [...new Set(edges.map(({ event }) => event))].filter((type) => !/^(xstate\..*)?$/.test(type));

export interface System {
  readonly members: readonly Member[];
  readonly channels: readonly Channel[];
}

export function systemOf(root: AnyStateMachine): System {
  const members = membersOf(root);
  return { members, channels: channelsOf(members) };
}

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' ');

/** A system as a Markdown table with a row for each machine. */
export function toSystemTable({ members, channels }: System): string {
  const rows = members.map(({ name, parent, during, chart }) => {
    const sent = channels
      .filter(({ from }) => from === name)
      .map(({ to, events }) => `${code(events)} → ${to}`);
    const cells = [
      `[${name}](#${chart.id.toLowerCase()})`,
      parent ? (during ? `in ${parent}’s \`${during}\`` : `with ${parent}`) : '',
      chart.nodes[0]?.description ?? '',
      chart.nodes.length - 1,
      code(eventsOf(chart)),
      sent.join('; '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| actor | runs | what it is | states | events that it takes | events that it sends |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
