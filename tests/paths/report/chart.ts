import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { escape } from './escape';
import type { MachineResult } from './ReportData';

/** A box of the drawing; `x` and `y` are its upper left corner, all in CSS pixels. */
interface Box {
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  readonly node: AnyStateNode;
  readonly inner: readonly Box[];
}

const size = { character: 7.2, padding: 14, head: 26, row: 36, gap: 64 };

/** Draws a machine: states as boxes within boxes, each transition as an arrow in the colour of its status, that leads to it. */
export function drawChart(machine: AnyStateMachine, { transitions }: MachineResult): string {
  const root = layOut(machine.root);
  place(root, 1, 1);
  const boxes = new Map(all(root).map((box) => [box.node.id, box]));
  const drawn = new Map<string, number>();
  const arrows = transitions.map((transition, index) => {
    const source = boxes.get(transition.source);
    const targets = transition.targets.length > 0 ? transition.targets : [transition.source];
    const ways = targets.flatMap((id) => {
      const target = boxes.get(id);
      const before = drawn.get(`${transition.source} ${id}`) ?? 0;
      drawn.set(`${transition.source} ${id}`, before + 1);
      return source && target ? [arrow(source, target, before)] : [];
    });
    const label = escape(`${transition.name} (${transition.status})`);
    return `<a class="arrow ${transition.status.replace(' ', '-')}" href="#${machine.id}-${index}"
      data-opens="${machine.id}-${index}"><title>${label}</title>${ways
        .map((way) => `<path class="grip" d="${way}"/><path d="${way}" marker-end="url(#tip)"/>`)
        .join('')}</a>`;
  });
  const width = root.width + 2;
  const height = root.height + 2;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group"
    aria-label="The chart of ${escape(machine.id)}">${all(root).map(drawBox).join('')}${arrows.join('')}</svg>`;
}

const all = (box: Box): Box[] => [box, ...box.inner.flatMap(all)];

/** Sizes a state and what lies in it: regions and pairs beside each other, more states in a ring. */
function layOut(node: AnyStateNode): Box {
  const inner = Object.values(node.states).map(layOut);
  const title = node.key.length * size.character + 2 * size.padding;
  if (inner.length === 0) return { x: 0, y: 0, width: title, height: size.row, node, inner };
  const widest = Math.max(...inner.map(({ width }) => width));
  const highest = Math.max(...inner.map(({ height }) => height));
  if (inner.length < 3 || node.type === 'parallel') {
    let x = size.padding;
    for (const box of inner) {
      box.x = x;
      box.y = size.head + size.padding + (highest - box.height) / 2;
      x += box.width + (node.type === 'parallel' ? size.padding : size.gap);
    }
    const last = inner.at(-1);
    const width = Math.max(title, (last?.x ?? 0) + (last?.width ?? 0) + size.padding);
    return { x: 0, y: 0, width, height: size.head + highest + 2 * size.padding, node, inner };
  }
  const around = { x: (inner.length * (widest + size.gap)) / 6.3, y: 0 };
  around.y = Math.max((inner.length * (highest + size.gap / 2)) / 6.3, highest + size.gap / 2);
  for (const [index, box] of inner.entries()) {
    const angle = (2 * Math.PI * index) / inner.length - Math.PI / 2;
    box.x = size.padding + around.x * (1 + Math.cos(angle)) + (widest - box.width) / 2;
    box.y =
      size.head + size.padding + around.y * (1 + Math.sin(angle)) + (highest - box.height) / 2;
  }
  const width = 2 * (around.x + size.padding) + widest;
  const height = 2 * (around.y + size.padding) + highest + size.head;
  return { x: 0, y: 0, width, height, node, inner };
}

/** Makes places within a box places in the drawing. */
function place(box: Box, x: number, y: number): void {
  box.x += x;
  box.y += y;
  for (const inner of box.inner) place(inner, box.x, box.y);
}

function drawBox({ x, y, width, height, node, inner }: Box): string {
  const isInitial = node.parent?.type === 'compound' && node.parent.config.initial === node.key;
  const at =
    inner.length === 0 ? { x: x + width / 2, y: y + height / 2 + 4 } : { x: x + 12, y: y + 18 };
  const anchor = inner.length === 0 ? 'middle' : 'start';
  return `<g class="state"><title>${escape(node.description ?? node.id)}</title>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" class="${isInitial ? 'initial' : ''}"/>
    <text x="${at.x}" y="${at.y}" text-anchor="${anchor}">${escape(node.key)}</text></g>`;
}

/**
 * The way of an arrow: bent to its left, so that those to and fro lie apart, and further for each one that was drawn
 * `before` between the same two; a loop where it comes back.
 */
function arrow(source: Box, target: Box, before: number): string {
  if (source === target) {
    const [x, y] = [source.x + source.width - 18 - 24 * before, source.y];
    return `M ${x - 16} ${y} c -4 -26, 24 -26, 18 -2`;
  }
  const isWithin = all(source).includes(target);
  const to = middle(target);
  const from = isWithin ? { x: source.x + 16, y: source.y + size.head } : middle(source);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = (isWithin ? 0 : Math.min(28, length / 5)) + 24 * before;
  const control = {
    x: (from.x + to.x) / 2 + (dy / length) * bend,
    y: (from.y + to.y) / 2 - (dx / length) * bend,
  };
  const start = isWithin ? from : border(source, control);
  const end = border(target, control);
  const points = [start, control, end].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M ${points[0]} Q ${points[1]}, ${points[2]}`;
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Where the line from a box's middle to a point leaves the box. */
function border(box: Box, to: { x: number; y: number }) {
  const from = middle(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(
    dx === 0 ? 1 : box.width / 2 / Math.abs(dx),
    dy === 0 ? 1 : box.height / 2 / Math.abs(dy),
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}
