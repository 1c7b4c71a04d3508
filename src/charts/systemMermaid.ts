import { textOf } from './systemColumns';
import { duringOf, type Place, treeOf } from './systemTree';
import type { System } from './system';

const idOf = (name: string) => name.replaceAll(/\W/g, '_');
const nameOf = ({ family }: Place) => idOf(family[0].name);
const frameOf = (place: Place) =>
  place.parent && `${nameOf(place.parent)}_in_${idOf(duringOf(place))}`;

/** A system as a Mermaid flowchart: lines to what a machine runs, dotted ones for what it sends. */
export function toSystemMermaid(system: System): string {
  const { places, runs } = treeOf(system);
  const [root] = places;
  if (!root) return 'flowchart LR\n';
  const branches = places.flatMap((place) =>
    place.parent
      ? [`  ${nameOf(place.parent)} --> ${duringOf(place) ? frameOf(place) : nameOf(place)}`]
      : [],
  );
  const messages = runs.map(
    ({ channel }) => `  ${idOf(channel.from)} -. "${textOf(channel)}" .-> ${idOf(channel.to)}`,
  );
  return `${['flowchart LR', ...boxes(places, root, '  '), ...new Set(branches), ...messages].join('\n')}\n`;
}

/** A box and all boxes below it; those that run in one state of their parent stand in a frame. */
function boxes(places: readonly Place[], place: Place, indent: string): string[] {
  const names = place.family.map(({ name }) => name).join('<br>');
  const lines = [`${indent}${nameOf(place)}["${names}"]`];
  const children = places.filter(({ parent }) => parent === place);
  for (const during of new Set(children.map(duringOf))) {
    const [first, ...others] = children.filter((child) => duringOf(child) === during);
    if (!first) continue;
    const inside = [first, ...others];
    if (during === '') lines.push(...inside.flatMap((child) => boxes(places, child, indent)));
    else
      lines.push(
        `${indent}subgraph ${frameOf(first)}["while in ${during}"]`,
        ...inside.flatMap((child) => boxes(places, child, `${indent}  `)),
        `${indent}end`,
      );
  }
  return lines;
}
