import { type Box, measures } from './layout';
import { escapeMarkup } from './escapeMarkup';
import { pathThrough, style } from './svg';
import { type Family, sizeOf, type System } from './system';
import { textOf } from './systemColumns';
import { layOutSystem } from './systemLayout';
import { row } from './systemTree';

const systemStyle = `${style}
  .message { fill: none; stroke: var(--start); stroke-width: 1.75 }
  .event { font-weight: 600; fill: var(--start); text-anchor: middle }
  .whole { fill: var(--page) }
  #message path { fill: var(--start) }`;

const arrow = (id: string) =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`;

/** A system as one SVG: its machines as boxes, thin lines to what a machine runs, strong ones for what it sends. */
export function toSystemSvg(system: System): string {
  const { width, height, boxes, frames, branches, messages } = layOutSystem(system);
  const [root] = boxes;
  if (!root) throw new Error('There is no machine to draw.');
  const parts = [
    ...frames.map(
      ({ during, box }) =>
        `${rectangle('line region', box)}<text class="more" x="${box.x + 18}" y="${box.y + 24}">while in <tspan class="name">${escapeMarkup(during)}</tspan></text>`,
    ),
    ...branches.map((points) => line('line', 'arrow', pathThrough(points))),
    ...messages.map(({ points }) => line('message', 'message', pathThrough(points))),
    ...messages.map(
      ({ channel, label }) =>
        `${rectangle('whole', label)}<text class="event" x="${label.x + label.width / 2}" y="${label.y + 12}">${escapeMarkup(textOf(channel))}</text>`,
    ),
    ...boxes.map(({ family, box }) => drawn(family, box)),
    // The first column holds the root alone: there is room below it.
    legend(root.box.x, root.box.y + root.box.height + 40),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The machines of the ${escapeMarkup(root.family[0].name)}, and what they send to each other"><style>${systemStyle}
</style><defs>${arrow('arrow')}${arrow('message')}</defs><rect class="page" width="100%" height="100%"/>
${parts.join('\n')}
</svg>
`;
}

const rectangle = (className: string, { x, y, width, height }: Box) =>
  `<rect class="${className}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;

const line = (className: string, marker: string, path: string) =>
  `<path class="${className}" d="${path}" marker-end="url(#${marker})"/>`;

function drawn(family: Family, box: Box): string {
  const x = box.x + measures.padding;
  const names = family.map(
    ({ name }, index) =>
      `<text class="name" x="${x}" y="${box.y + 22 + index * row}">${escapeMarkup(name)}</text>`,
  );
  const each = family.length > 1 ? 'each ' : '';
  const size = `<text class="more" x="${x}" y="${box.y + 22 + family.length * row}">${each}${sizeOf(family)}</text>`;
  return `${rectangle('box', box)}${names.join('')}${size}`;
}

function legend(x: number, y: number): string {
  const sample = (className: string, marker: string, text: string, top: number) =>
    `${line(className, marker, `M${x} ${top}L${x + 36} ${top}`)}<text class="more" x="${x + 46}" y="${top + 4}">${text}</text>`;
  return `${sample('line', 'arrow', 'runs', y)}${sample('message', 'message', 'sends an event to', y + 22)}`;
}
