import { eventsOf, type Family, runBy, type System } from './system';

/** What the table links to, for each machine of a family. */
export interface Links {
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
