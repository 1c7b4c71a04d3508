import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from './chart';
import { isMachine } from './isMachine';
import { statesIn } from './traversal';

/** A machine of a system of actors. */
interface Member {
  /** Its `systemId`; where it has none, its id below its parent's name. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  /** The name of the machine that invokes it; undefined for the root. */
  readonly parent?: string;
  /** The path of the parent's state that it runs in; empty where it runs as long as its parent. */
  readonly during: string;
}

/** The types of the events that one machine sends to another, in the order of the sender's chart. */
export interface Channel {
  readonly from: string;
  readonly to: string;
  readonly events: readonly string[];
}

/** A root machine, all machines that it invokes by their names in `setup`, and theirs in turn: parents before their children, in document order. */
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

/** Who sends which events to whom. Throws where one sends to a machine that is not there. */
export const channelsOf = (members: readonly Member[]): Channel[] =>
  members.flatMap((sender) => {
    const { nodes, edges } = sender.chart;
    const sent = [...nodes, ...edges].flatMap(({ sends }) => sends);
    const receivers = new Map<string, Set<string>>();
    for (const { event, to } of sent) {
      const name = receiverOf(members, sender, to);
      receivers.set(name, (receivers.get(name) ?? new Set()).add(event));
    }
    return [...receivers].map(([to, events]) => ({ from: sender.name, to, events: [...events] }));
  });

function receiverOf(members: readonly Member[], sender: Member, to: string): string {
  const names = to === '#_parent' ? [sender.parent] : [to, `${sender.name}.${to}`];
  const receiver = members.find(({ name }) => names.includes(name));
  if (!receiver)
    throw new Error(`"${sender.name}" sends to "${to}", which is no machine of the system.`);
  return receiver.name;
}

/** The types of the events that a machine can be sent by name: not those of timers and of the ends of actors. */
const eventsOf = ({ edges }: Chart): readonly string[] =>
  [...new Set(edges.map(({ event }) => event))].filter((type) => !/^(xstate\..*)?$/.test(type));

/** A system of machines: these, and what they send to each other. */
export interface System {
  readonly members: readonly Member[];
  readonly channels: readonly Channel[];
}

/** The system below a root machine. */
export function systemOf(root: AnyStateMachine): System {
  const members = membersOf(root);
  return { members, channels: channelsOf(members) };
}

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' ');

/** A system as a Markdown table: what each machine is, who runs it, what it takes and sends; `source` is a machine's, as Markdown. */
export function toSystemTable(
  { members, channels }: System,
  source: (machine: AnyStateMachine) => string,
): string {
  const rows = members.map(({ name, parent, during, chart, machine }) => {
    const sent = channels
      .filter(({ from }) => from === name)
      .map(({ to, events }) => `${code(events)} → ${to}`);
    const cells = [
      `[${name}](#${chart.id.toLowerCase()})`,
      parent ? (during ? `in ${parent}’s \`${during}\`` : `with ${parent}`) : '',
      source(machine),
      chart.nodes[0]?.description ?? '',
      chart.nodes.length - 1,
      code(eventsOf(chart)),
      sent.join('; '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| actor | runs | machine | what it is | states | events that it takes | events that it sends |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
