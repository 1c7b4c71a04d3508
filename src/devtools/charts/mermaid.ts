import type { Chart, ChartNode } from './chart';
import { labelOf } from './layout';
import { type Family, runBy, type System } from './system';

const idOf = (id: string) => id.replaceAll(/\W/g, '_');

/** Mermaid ends a label at a colon or semicolon, whatever stands before it. */
const labelled = (text: string) => text.replaceAll(/[:;#]/g, ' ').replaceAll(/\s+/g, ' ').trim();

/** A chart as a Mermaid state diagram. */
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

const nameOf = (family: Family) => idOf(family[0].name);
const frameOf = (family: Family, during: string) => `${nameOf(family)}_in_${idOf(during)}`;

/** A system as a Mermaid flowchart: lines to what a machine runs, dotted ones for what it sends. */
export function toSystemMermaid(system: System): string {
  const [root] = system.families;
  if (!root) return 'flowchart LR\n';
  const branches = system.families.flatMap((family) =>
    runBy(system, family).flatMap(([during, children]) => {
      const targets = during ? [frameOf(family, during)] : children.map(nameOf);
      return targets.map((target) => `  ${nameOf(family)} --> ${target}`);
    }),
  );
  const messages = system.channels.map(
    ({ from, to, events }) => `  ${idOf(from)} -. "${events.join(', ')}" .-> ${idOf(to)}`,
  );
  return `${['flowchart LR', ...boxes(system, root, '  '), ...branches, ...messages].join('\n')}\n`;
}

/** A box and all boxes below it; those that run in one state of their parent stand in a frame. */
function boxes(system: System, family: Family, indent: string): string[] {
  const names = family.map(({ name }) => name).join('<br>');
  const below = runBy(system, family).flatMap(([during, children]) => {
    if (!during) return children.flatMap((child) => boxes(system, child, indent));
    return [
      `${indent}subgraph ${frameOf(family, during)}["while in ${during}"]`,
      ...children.flatMap((child) => boxes(system, child, `${indent}  `)),
      `${indent}end`,
    ];
  });
  return [`${indent}${nameOf(family)}["${names}"]`, ...below];
}
