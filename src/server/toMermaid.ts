import type { Chart, ChartNode } from '../devtools/charts/chart';
import { labelOf } from '../devtools/charts/layout';
import type { System } from './systemOf';

const idOf = (id: string) => id.replaceAll(/\W/g, '_');

/** Replaces characters that Mermaid reads as syntax by spaces: a colon or semicolon, even an escaped one, ends a label. */
const labelled = (text: string) => text.replaceAll(/[:;#]/g, ' ').replaceAll(/\s+/g, ' ').trim();

export function toMermaid(chart: Chart): string {
  const [root] = chart.nodes;
  if (!root) return 'stateDiagram-v2\n';
  const lines = ['stateDiagram-v2', '  direction LR', ...block(chart, root, '  ')];
  for (const edge of chart.edges) {
    const label = labelled(labelOf(edge, Infinity).join(' '));
    for (const target of edge.targets)
      lines.push(`  ${idOf(edge.source)} --> ${idOf(target)} : ${label}`);
  }
  return `${lines.join('\n')}\n`;
}

function block(chart: Chart, node: ChartNode, indent: string): string[] {
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  const name = `${indent}state "${node.key}" as ${idOf(node.id)}`;
  if (children.length === 0) return [name];
  const initial = children.find(({ isInitial }) => isInitial);
  const inside = children.map((child) => block(chart, child, `${indent}  `));
  const regions =
    node.type === 'parallel'
      ? inside.flatMap((lines, index) => (index > 0 ? [`${indent}  --`, ...lines] : lines))
      : inside.flat();
  return [
    `${name} {`,
    ...(initial && node.type !== 'parallel' ? [`${indent}  [*] --> ${idOf(initial.id)}`] : []),
    ...regions,
    `${indent}}`,
  ];
}

/** A system as a Mermaid flowchart: solid lines lead to the machines that a machine runs, dotted lines to the receivers of its events. */
export function toSystemMermaid({ members, channels }: System): string {
  const runs = members.flatMap(({ name, parent, during }) =>
    parent ? [`  ${idOf(parent)} -->${during && `|in ${during}|`} ${idOf(name)}`] : [],
  );
  const messages = channels.map(
    ({ from, to, events }) => `  ${idOf(from)} -. "${events.join(', ')}" .-> ${idOf(to)}`,
  );
  const boxes = members.map(({ name }) => `  ${idOf(name)}["${name}"]`);
  return `${['flowchart LR', ...boxes, ...runs, ...messages].join('\n')}\n`;
}
