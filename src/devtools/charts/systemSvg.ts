import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { boxesFromElk, elkOptions, linesFromElk } from './elkGraph';
import { escapeMarkup } from './escapeMarkup';
import { type Box, measures } from './layout';
import { pathThrough, style } from './svg';
import { type Channel, type Family, runBy, sizeOf, type System } from './system';

/** CSS pixels from name to name in a box. */
const row = 18;

const options = {
  ...elkOptions,
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=20,left=20,bottom=20,right=20]',
};

const frameOf = ([{ name }]: Family, during: string) => `${name} in ${during}`;

/** A box, and all that run below it; those that run in one state stand in a frame. */
function nodesOf(system: System, family: Family): ElkNode[] {
  const texts = [
    ...family.map(({ name }) => name.length * measures.title),
    sizeOf(family).length * measures.text,
  ];
  const box = {
    id: family[0].name,
    width: Math.ceil(Math.max(...texts) + 2 * measures.padding),
    height: family.length * row + 38,
  };
  const below = runBy(system, family).flatMap(([during, children]) => {
    const nodes = children.flatMap((child) => nodesOf(system, child));
    const layoutOptions = { 'elk.padding': '[top=38,left=18,bottom=18,right=18]' };
    return during ? [{ id: frameOf(family, during), children: nodes, layoutOptions }] : nodes;
  });
  return [box, ...below];
}

/** The words of a message: the types of its events. */
const textOf = ({ events }: Channel): string => events.join(', ');

function edgesOf(system: System): ElkExtendedEdge[] {
  const branches = system.families.flatMap((family) =>
    runBy(system, family).flatMap(([during, children]) =>
      (during ? [frameOf(family, during)] : children.map(([{ name }]) => name)).map((target) => ({
        id: `${family[0].name} runs ${target}`,
        sources: [family[0].name],
        targets: [target],
      })),
    ),
  );
  const order = system.families.map(([{ name }]) => name);
  const messages = system.channels.map((channel) => {
    const { from, to } = channel;
    // Reversed where it leads back in the order of the document, so that columns keep that order.
    const isBackward = order.indexOf(to) < order.indexOf(from);
    return {
      id: `${from} sends ${to}`,
      sources: [isBackward ? to : from],
      targets: [isBackward ? from : to],
      labels: [{ text: textOf(channel), width: textOf(channel).length * 6.6 + 10, height: 16 }],
    };
  });
  return [...branches, ...messages];
}

/**
 * Has ELK lay out a system, in CSS pixels from the drawing's upper left corner: parents before what they run, what runs in one
 * state in a frame. Throws if there is no machine.
 */
export async function layOutSystem(system: System, elk: ELK) {
  const [root] = system.families;
  if (!root) throw new Error('There is no machine to draw.');
  const graph: ElkNode = await elk.layout({
    id: '',
    layoutOptions: options,
    children: nodesOf(system, root),
    edges: edgesOf(system),
  });
  const places = boxesFromElk(graph);
  const lines = linesFromElk(graph);
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes: system.families.map((family) => ({
      family,
      box: places.get(family[0].name) ?? nowhere,
    })),
    frames: system.families.flatMap((family) =>
      runBy(system, family).flatMap(([during]) => {
        const box = places.get(frameOf(family, during));
        return box ? [{ during, box }] : [];
      }),
    ),
    /** The lines from parents to the boxes of their children, or to the frames that these stand in. */
    branches: [...lines].flatMap(([id, { points }]) => (id.includes(' runs ') ? [points] : [])),
    messages: system.channels.map((channel) => ({
      channel,
      ...(lines.get(`${channel.from} sends ${channel.to}`) ?? { points: [], label: nowhere }),
    })),
  };
}

const systemStyle = `${style}
  .message { fill: none; stroke: var(--start); stroke-width: 1.75 }
  .event { font-weight: 600; fill: var(--start); text-anchor: middle }
  .whole { fill: var(--page) }
  #message path { fill: var(--start) }`;

const arrow = (id: string) =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`;

/** A laid out system as one SVG: its machines as boxes, thin lines to what a machine runs, strong ones for what it sends. */
export function toSystemSvg(layout: Awaited<ReturnType<typeof layOutSystem>>): string {
  const { width, height, boxes, frames, branches, messages } = layout;
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
