import type { Box, Point } from './layout';
import type { Channel, Family, System } from './system';
import { boxOf, type Column, columnsOf, endAt, labelWidth } from './systemColumns';
import { duringOf, type Place, type Run, space, treeOf } from './systemTree';

/** Where everything of a system is drawn, in CSS pixels from the drawing's upper left corner. */
export interface SystemLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly { readonly family: Family; readonly box: Box }[];
  /** What runs in one state of its parent stands in a frame, which has the path of that state. */
  readonly frames: readonly { readonly during: string; readonly box: Box }[];
  /** The lines from parents to the boxes of their children, or to the frames that these stand in. */
  readonly branches: readonly (readonly Point[])[];
  readonly messages: readonly {
    readonly channel: Channel;
    readonly points: readonly Point[];
    readonly label: Box;
  }[];
}

/**
 * Sets a system as a tree, a column for each generation, with the messages between the columns. No line or label covers
 * another as long as messages pass between parents, children and siblings.
 */
export function layOutSystem(system: System): SystemLayout {
  const { places, runs } = treeOf(system);
  const columns = columnsOf(places, runs);
  const boxes = places.map((place) => ({ family: place.family, box: boxOf(columns, place) }));
  const frames = framesOf(columns, places);
  const messages = runs.map((run) => messageOf(columns, run));
  const all = [
    ...[...boxes, ...frames].map(({ box }) => box),
    ...messages.flatMap(({ label, points }) => [
      label,
      ...points.map((point) => ({ ...point, width: 0, height: 0 })),
    ]),
  ];
  return {
    width: Math.max(...all.map(({ x, width }) => x + width)) + space.margin,
    height: Math.max(...all.map(({ y, height }) => y + height)) + space.margin,
    boxes,
    frames: frames.map(({ place, box }) => ({ during: duringOf(place), box })),
    branches: places.flatMap((place) => branchTo(columns, frames, place)),
    messages,
  };
}

interface Frame {
  /** The first box in it. */
  readonly place: Place;
  readonly box: Box;
}

function framesOf(columns: readonly Column[], places: readonly Place[]): Frame[] {
  const isFirst = (place: Place) =>
    duringOf(place) !== '' &&
    places.find((each) => each.parent === place.parent && duringOf(each) === duringOf(place)) ===
      place;
  return places.filter(isFirst).map((place) => {
    const isInside = (each: Place | undefined): boolean =>
      each !== undefined &&
      ((each.parent === place.parent && duringOf(each) === duringOf(place)) ||
        isInside(each.parent));
    const inside = places.filter(isInside).map((each) => boxOf(columns, each));
    const x = Math.min(...inside.map((box) => box.x)) - space.frame;
    const y = Math.min(...inside.map((box) => box.y)) - space.title;
    const right = Math.max(...inside.map((box) => box.x + box.width)) + space.frame;
    const bottom = Math.max(...inside.map((box) => box.y + box.height)) + space.frame;
    return { place, box: { x, y, width: right - x, height: bottom - y } };
  });
}

/** The line that leads to a box, or to the frame that it is the first in. */
function branchTo(columns: readonly Column[], frames: readonly Frame[], place: Place): Point[][] {
  const frame = frames.find((each) => each.place === place);
  if (!place.parent || (duringOf(place) && !frame)) return [];
  const from = endAt(columns, place.parent, 'right', 'branches');
  const to = frame
    ? { x: frame.box.x, y: frame.box.y + 20 }
    : endAt(columns, place, 'left', 'branch');
  return [lineBy(columns[place.parent.column]?.trunk ?? 0, from, to)];
}

function messageOf(columns: readonly Column[], run: Run) {
  const { channel } = run;
  const isDown = 'parent' in run;
  const [first, second] = isDown ? [run.parent, run.child] : [run.upper, run.lower];
  const column = columns[isDown ? first.column : Math.max(first.column, second.column)];
  if (!column) throw new Error(`"${channel.from}" stands in no column.`);
  const { x, width, inner, labels, outer } = column;
  const lane = isDown
    ? x + width + (inner.length - inner.indexOf(run)) * space.line
    : labels.x + labels.width + (outer.length - outer.indexOf(run)) * space.line;
  const from = endAt(columns, first, 'right', channel);
  const to = endAt(columns, second, isDown ? 'left' : 'right', channel);
  const points = lineBy(lane, from, to);
  const isForward = first.family.some(({ name }) => name === channel.from);
  // A label stands on the line's end at the child, or else on that at the sender.
  const { y } = isDown || !isForward ? to : from;
  const own = labelWidth(channel);
  return {
    channel,
    points: isForward ? points : points.toReversed(),
    label: { x: labels.x + (labels.width - own) / 2, y: y - 8, width: own, height: 16 },
  };
}

/** The line from one point to another by way of a vertical, straight where both are of one height. */
const lineBy = (x: number, from: Point, to: Point): Point[] =>
  from.y === to.y ? [from, to] : [from, { x, y: from.y }, { x, y: to.y }, to];
