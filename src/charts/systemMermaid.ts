import { type Family, runBy, type System } from './system';

const idOf = (name: string) => name.replaceAll(/\W/g, '_');
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
