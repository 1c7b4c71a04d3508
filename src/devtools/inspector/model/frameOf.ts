import type { Chart } from '../../charts/chart';
import type { Box, Layout, Point } from '../../charts/layout';

/** The zoom at which words can be read with ease: so a chart is shown that does not fit. */
const readable = 0.85;
/** The zoom at which they can still be read: so small a chart is shown where it fits then. */
const smallest = 0.6;
const largest = 1.25;

/** Around a chart, in CSS pixels of the screen. */
const margin = 12;

/** Where a chart is drawn on the screen: at `zoom`, its corner at `x` and `y` CSS pixels. */
export interface Frame extends Point {
  readonly zoom: number;
  /** Whether the chart goes beyond the screen. */
  readonly isCut: boolean;
}

/** The box of a node, from the chart's corner. */
export function placeOf(chart: Chart, layout: Layout, id: string): Box {
  const box = layout.nodes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const parent = chart.nodes.find((node) => node.id === id)?.parent;
  if (!parent) return box;
  const { x, y } = placeOf(chart, layout, parent);
  return { ...box, x: x + box.x, y: y + box.y };
}

/** What matters most in a chart at a moment, first what matters most: what was entered, where from, what else is active. */
export function focusOf(
  chart: Chart,
  active: ReadonlySet<string>,
  taken: readonly string[],
): readonly string[] {
  const isInner = (id: string) =>
    !chart.nodes.some(({ id: other, parent }) => parent === id && active.has(other));
  const innermost = [...active].filter(isInner);
  if (innermost.length === 0)
    return chart.nodes.filter(({ isInitial }) => isInitial).map(({ id }) => id);
  const edges = chart.edges.filter(({ id }) => taken.includes(id));
  const entered = innermost.filter((id) =>
    edges.some(({ targets }) => targets.some((target) => `${id}.`.startsWith(`${target}.`))),
  );
  return [...new Set([...entered, ...edges.map(({ source }) => source), ...innermost])];
}

const union = (one: Box, other: Box): Box => {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
};

/** Frames the whole chart where it can be read so, else as many of the boxes in `focus` as can be seen together. */
export function frameOf(
  layout: Layout,
  stage: { readonly width: number; readonly height: number },
  focus: readonly Box[],
): Frame {
  const room = { width: stage.width - 2 * margin, height: stage.height - 2 * margin };
  const fitting = Math.min(room.width / layout.width, room.height / layout.height, largest);
  const isCut = fitting < smallest;
  const zoom = isCut ? readable : fitting;
  const isSeen = ({ width, height }: Box) =>
    width * zoom <= room.width && height * zoom <= room.height;
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const seen = focus.reduce(
    (box, next) => (isSeen(union(box, next)) ? union(box, next) : box),
    focus[0] ?? whole,
  );
  const along = (start: number, length: number, of: number, size: number) => {
    const least = size - margin - of * zoom;
    if (least >= margin) return (size - of * zoom) / 2;
    return Math.min(margin, Math.max(least, size / 2 - (start + length / 2) * zoom));
  };
  return {
    zoom,
    isCut,
    x: along(seen.x, seen.width, layout.width, stage.width),
    y: along(seen.y, seen.height, layout.height, stage.height),
  };
}
