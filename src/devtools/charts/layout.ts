import { type Chart, type ChartEdge, type ChartNode } from './chart';
import { eventTypeInWords, guardLabel, shorten } from './words';

/** A point in CSS pixels, counted from the chart's upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in CSS pixels; `x` and `y` count from its parent's corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: ReadonlyMap<string, Box>;
  readonly edges: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Box }>;
}

/** Sizes in CSS pixels; `title` and `text` are mean widths of a letter. Labels are cut at `label` letters: the details show them whole. */
export const measures = { title: 7.4, text: 6.1, line: 16, header: 34, padding: 14, label: 30 };

const actionsOf = (actions: readonly string[]) =>
  actions.length > 0 ? [`/ ${actions.join(', ')}`] : [];

/** The lines under a state's name, cut at `length`: actions, invoked actors, and transitions without a target (with their edge's id). */
export function linesOf(chart: Chart, node: ChartNode, length = measures.label) {
  const inner = chart.edges.filter((edge) => edge.source === node.id && edge.targets.length === 0);
  const lines: { text: string; edge?: string }[] = [
    ...node.entry.map((action) => ({ text: `entry / ${action}` })),
    ...node.exit.map((action) => ({ text: `exit / ${action}` })),
    ...node.invokes.map((source) => ({ text: `invoke ${source}` })),
    ...inner.map(({ id, event, actions }) => ({
      text: [eventTypeInWords(event), ...actionsOf(actions)].join(' '),
      edge: id,
    })),
  ];
  return lines.map((line) => ({ ...line, text: shorten(line.text, length) }));
}

/** The lines of an edge's label, cut at `length`: its event, its guard, its actions. */
export function labelOf(edge: ChartEdge, length = measures.label): string[] {
  return [
    eventTypeInWords(edge.event),
    guardLabel(edge.guard, edge.params),
    ...actionsOf(edge.actions),
  ]
    .filter((line) => line !== '')
    .map((line) => shorten(line, length));
}

/** The path through points, in the syntax of SVG. */
export const pathThrough = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
