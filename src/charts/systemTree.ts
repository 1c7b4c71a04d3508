import type { Channel, Family, System } from './system';

/** CSS pixels: around the drawing; between boxes; above what stands in a frame, and on its other sides; between lines side by side. */
export const space = { margin: 20, box: 20, title: 38, frame: 18, line: 14 };

/** CSS pixels from line to line of what ends at a side of a box, and of the names in it. */
export const row = 18;

/** The box of a family, set in its column. Lines end at its sides one below the other, in the order of `left` and `right`. */
export interface Place {
  readonly family: Family;
  readonly parent: Place | undefined;
  /** How many generations it is away from the root. */
  readonly column: number;
  readonly left: ('branch' | Channel)[];
  readonly right: ('branches' | Channel)[];
  y: number;
}

/** The state of the parent that a box stands in the frame of; empty outside frames. */
export const duringOf = ({ family }: Place): string => family[0].during;

/** The height of a box: its names and its size, or all that ends at its sides. */
export const heightOf = ({ family, left, right }: Place): number =>
  Math.max(family.length * row + 38, (Math.max(left.length, right.length) + 1) * row);

/** How a message runs: between the boxes of a parent and a child, or between others, of which one stands above. */
export type Run =
  | { readonly channel: Channel; readonly parent: Place; readonly child: Place }
  | { readonly channel: Channel; readonly upper: Place; readonly lower: Place };

/** A system as a tree: its boxes, parents before their children, and the messages between them. */
export interface Tree {
  readonly places: readonly Place[];
  readonly runs: readonly Run[];
}

/** Sets the boxes of a system one below the other, every parent beside its first child. */
export function treeOf({ families, channels }: System): Tree {
  const places: Place[] = [];
  for (const family of families) {
    const [{ parent: above, during }] = family;
    const parent = places.find((place) => place.family.some(({ name }) => name === above));
    if (parent?.right.length === 0) parent.right.push('branches');
    const column = parent ? parent.column + 1 : 0;
    const left = parent && !during ? (['branch'] as const) : [];
    places.push({ family, parent, column, left: [...left], right: [], y: 0 });
  }
  const runs = channels.map((channel) => runOf(places, channel));
  attach(places, runs);
  const [root] = places;
  if (root) setRows(places, root, 0);
  return { places, runs };
}

function runOf(places: readonly Place[], channel: Channel): Run {
  const ends = places.filter(({ family: [{ name }] }) => [channel.from, channel.to].includes(name));
  const [upper, lower] = ends;
  if (!upper || !lower) throw new Error(`"${channel.from}" or "${channel.to}" has no box.`);
  return lower.parent === upper
    ? { channel, parent: upper, child: lower }
    : { channel, upper, lower };
}

/** Gives every message its places at the sides of two boxes, in an order in which no two need to cross. */
function attach(places: readonly Place[], runs: readonly Run[]) {
  for (const place of places) {
    for (const run of runs) {
      if (!('child' in run) || run.child !== place) continue;
      run.parent.right.push(run.channel);
      place.left.push(run.channel);
    }
  }
  for (const run of runs) if ('upper' in run) run.upper.right.push(run.channel);
  for (const run of runs.toReversed()) if ('lower' in run) run.lower.right.push(run.channel);
}

/** Sets a box at a height, and those below it in the tree from there; returns where all of them end. */
function setRows(places: readonly Place[], place: Place, y: number): number {
  place.y = y;
  let next = y;
  let frame = '';
  for (const child of places.filter(({ parent }) => parent === place)) {
    const during = duringOf(child);
    if (during !== frame) next += (frame ? space.frame : 0) + (during ? space.title : 0);
    frame = during;
    next = setRows(places, child, next) + space.box;
  }
  if (frame) next += space.frame;
  return Math.max(y + heightOf(place), next - space.box);
}
