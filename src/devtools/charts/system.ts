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

/** Machines that are made alike and run side by side. */
export type Family = readonly [Member, ...Member[]];

/** A system with the machines that are alike taken together. */
export interface System {
  readonly families: readonly Family[];
  /** Between families, each by the name of its first machine. */
  readonly channels: readonly Channel[];
}

/**
 * The system below a root machine. Machines are alike that are of one kind, run in one state of one parent, and exchange
 * the same events with the same others.
 */
export function systemOf(
  root: AnyStateMachine,
  kindOf: (machine: AnyStateMachine) => string,
): System {
  const members = membersOf(root);
  const channels = channelsOf(members);
  const families = new Map<string, [Member, ...Member[]]>();
  for (const member of members) {
    const { name, parent, during, machine } = member;
    const exchanged = channels.flatMap(({ from, to, events }) =>
      from === name ? [['to', to, events]] : to === name ? [['from', from, events]] : [],
    );
    const key = JSON.stringify([kindOf(machine), parent, during, exchanged]);
    const family = families.get(key);
    if (family) family.push(member);
    else families.set(key, [member]);
  }
  const firsts = new Set([...families.values()].map(([{ name }]) => name));
  return {
    families: [...families.values()],
    channels: channels.filter(({ from, to }) => firsts.has(from) && firsts.has(to)),
  };
}

/** The families that the machines of a family run, by the state that they run in; empty where they run as long as it. */
export function runBy(
  { families }: System,
  family: Family,
): (readonly [during: string, children: readonly Family[]])[] {
  const all = families.filter(([{ parent }]) => family.some(({ name }) => name === parent));
  const states = new Set(all.map(([{ during }]) => during));
  return [...states].map((state) => [state, all.filter(([{ during }]) => during === state)]);
}

/** What the table links to, for each machine of a family. */
interface Links {
  /** The source, as Markdown. */
  readonly source: (family: Family) => string;
  /** The address of the statechart of a machine's id. */
  readonly chart: (id: string) => string;
}

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' ');

/** A system as a Markdown table: its tree, and what each machine is, takes and sends. */
export function toSystemTable(system: System, links: Links): string {
  const [root] = system.families;
  const rows = root ? rowsOf(system, root, ['', '']) : [];
  const row = (family: Family, branch: string) => {
    const [{ name, parent, during, chart }] = family;
    const charts = family.map((each) => `[${each.name}](${links.chart(each.chart.id)})`).join(', ');
    const sent = system.channels
      .filter(({ from }) => from === name)
      .map(({ to, events }) => `${code(events)} → ${namesOf(system, to)}`);
    const cells = [
      branch + charts,
      parent ? (during ? `in ${parent}’s \`${during}\`` : `with ${parent}`) : '',
      links.source(family),
      chart.nodes[0]?.description?.replaceAll(family.length > 1 ? name : /$^/g, '…') ?? '',
      [...new Set(family.map((each) => each.chart.nodes.length - 1))].join(', '),
      code(eventsOf(chart)),
      sent.join('; '),
    ];
    return `| ${cells.join(' | ')} |`;
  };
  return [
    '| actor | runs | machine | what it is | states | events that it takes | events that it sends |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(({ family, branch }) => row(family, branch)),
  ].join('\n');
}

const namesOf = ({ families }: System, first: string) =>
  families
    .find(([{ name }]) => name === first)
    ?.map(({ name }) => name)
    .join(', ');

/** A family and those below it, each with the lines of the tree before its name: its own, and what those below begin with. */
function rowsOf(
  system: System,
  family: Family,
  [branch, indent]: readonly [string, string],
): { readonly family: Family; readonly branch: string }[] {
  const children = runBy(system, family).flatMap(([, each]) => each);
  const below = children.flatMap((child, index) => {
    const lines = index === children.length - 1 ? ['└─ ', '   '] : ['├─ ', '│  '];
    return rowsOf(system, child, [`${indent}${lines[0]}`, `${indent}${lines[1]}`]);
  });
  return [{ family, branch }, ...below];
}
