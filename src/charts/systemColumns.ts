import { type Box, measures, type Point } from './layout';
import { type Channel, sizeOf } from './system';
import { heightOf, type Place, row, type Run, space } from './systemTree';

/** A column, and the room on its right: lines to children, the trunk of the branches, labels, lines between its own boxes. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly inner: readonly Run[];
  readonly trunk: number;
  readonly labels: Pick<Box, 'x' | 'width'>;
  readonly outer: readonly Run[];
}

/** The words of a message: the types of its events. */
export const textOf = ({ events }: Channel): string => events.join(', ');

const textWidth = ({ family }: Place) =>
  Math.max(
    ...family.map(({ name }) => name.length * measures.title),
    sizeOf(family).length * measures.text,
  );

/** The columns of a tree, a column for each generation. */
export function columnsOf(places: readonly Place[], runs: readonly Run[]): Column[] {
  const width = Math.ceil(Math.max(...places.map(textWidth)) + 2 * measures.padding);
  const columns: Column[] = [];
  let x = space.margin;
  for (let index = 0; places.some(({ column }) => column === index); index += 1) {
    const inner = runs.filter((run) => 'parent' in run && run.parent.column === index);
    const outer = runs.filter(
      (run) => 'upper' in run && Math.max(run.upper.column, run.lower.column) === index,
    );
    const trunk = x + width + (inner.length + 1) * space.line;
    const widest = Math.max(0, ...[...inner, ...outer].map(({ channel }) => labelWidth(channel)));
    const labels = { x: trunk + space.line, width: widest };
    columns.push({ x, width, inner, trunk, labels, outer });
    x = labels.x + widest + outer.length * space.line + 2 * space.frame;
  }
  return columns;
}

/** The width of a message's label in CSS pixels. */
export const labelWidth = (channel: Channel) => Math.ceil(textOf(channel).length * 6.6 + 10);

/** Where a box is drawn. */
export function boxOf(columns: readonly Column[], place: Place): Box {
  const { x = 0, width = 0 } = columns[place.column] ?? {};
  return { x, y: place.y + space.margin, width, height: heightOf(place) };
}

/** Where a line ends at a side of a box. */
export function endAt(
  columns: readonly Column[],
  place: Place,
  side: 'left' | 'right',
  line: unknown,
): Point {
  const { x, y, width } = boxOf(columns, place);
  const index = (place[side] as readonly unknown[]).indexOf(line);
  return { x: side === 'left' ? x : x + width, y: y + (index + 1) * row };
}
