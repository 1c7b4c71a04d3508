export interface Arc {
  readonly from: string;
  readonly to: string;
}

/** Returns a function that draws random whole numbers from 0 to `limit - 1`. The same seed gives the same numbers (mulberry32). */
export function randomOf(seed: number): (limit: number) => number {
  let state = Math.trunc(seed);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** `draws` is the number of random orders that `tourOf` tries; `restart` is the cost of a new page, in steps. */
const draws = 20;
const restart = 10;

/**
 * Returns walks that start at one node and together take every arc of `wanted`. Each walk goes on to the nearest arc left; when it can
 * reach none, a new walk begins. Tries 20 random orders of the arcs, and returns the cheapest walks. Throws if an arc cannot be reached.
 */
export function tourOf<A extends Arc>(
  start: string,
  wanted: readonly A[],
  arcs: readonly A[] = wanted,
): A[][] {
  const random = randomOf(1);
  const leaving = byStart(arcs);
  const tours = Array.from({ length: draws }, (_, draw) =>
    walksThrough(
      start,
      wanted
        .map((arc) => ({ arc, lot: draw && random(2 ** 31) }))
        .toSorted((one, other) => one.lot - other.lot)
        .map(({ arc }) => arc),
      leaving,
    ),
  );
  const costOf = (walks: A[][]) => walks.flat().length + restart * walks.length;
  return tours.reduce((best, tour) => (costOf(tour) < costOf(best) ? tour : best));
}

/** Makes walks as `tourOf` does, for one order of the wanted arcs. */
function walksThrough<A extends Arc>(start: string, wanted: readonly A[], leaving: ArcsByStart<A>) {
  const left = byStart(wanted);
  const walks: A[][] = [];
  while (left.size > 0) {
    const walk: A[] = [];
    for (let way = wayTo(leaving, start, left); way;) {
      walk.push(...way);
      const place = walk.at(-1)?.to ?? start;
      const [arc, ...others] = left.get(place) ?? [];
      if (others.length > 0) left.set(place, others);
      else left.delete(place);
      if (arc) walk.push(arc);
      way = wayTo(leaving, arc?.to ?? place, left);
    }
    if (walk.length === 0) throw new Error('An arc cannot be reached from the start');
    walks.push(walk);
  }
  return walks;
}

type ArcsByStart<A extends Arc> = ReadonlyMap<string, readonly A[]>;

export function byStart<A extends Arc>(arcs: readonly A[]): Map<string, A[]> {
  const nodes = new Map<string, A[]>();
  for (const arc of arcs) nodes.set(arc.from, [...(nodes.get(arc.from) ?? []), arc]);
  return nodes;
}

/** The arcs of the shortest way from a node to one of `goals`, found breadth first; undefined if there is no way. */
export function wayTo<A extends Arc>(
  leaving: ArcsByStart<A>,
  from: string,
  goals: ReadonlyMap<string, unknown>,
): A[] | undefined {
  const arrivals = new Map<string, A | undefined>([[from, undefined]]);
  for (const node of arrivals.keys()) {
    if (goals.has(node)) return wayBack(arrivals, node);
    for (const arc of leaving.get(node) ?? []) if (!arrivals.has(arc.to)) arrivals.set(arc.to, arc);
  }
  return undefined;
}

/** The arcs from the start of a search to a node that it has reached. */
function wayBack<A extends Arc>(arrivals: ReadonlyMap<string, A | undefined>, node: string): A[] {
  const arc = arrivals.get(node);
  return arc ? [...wayBack(arrivals, arc.from), arc] : [];
}
