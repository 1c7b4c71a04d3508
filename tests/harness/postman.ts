/** A directed arc of a graph. */
export interface Arc {
  readonly from: string;
  readonly to: string;
}

/** Walks from one node that together take every arc; `cost` is steps and restarts, `bound` the least there can be. */
export interface Tour<A extends Arc> {
  readonly walks: readonly (readonly A[])[];
  readonly cost: number;
  readonly bound: number;
}

/**
 * The directed Chinese postman with an open end: walks from `start` that take every arc at the least cost, where a step
 * costs 1 and each walk after the first costs `restart` (a fresh page). The graph is made Eulerian by a minimum-cost
 * flow from nodes that are entered too often to nodes that are left too often (Edmonds and Johnson, 1973); Hierholzer's
 * algorithm then reads off the circuit. A node outside the graph, `home`, stands for "no page": every walk leaves it
 * and comes back to it. Arcs in `optional` may be taken but need not be; the others must be connected without them. The same
 * arcs in the same order give the same walks. Throws if an arc cannot be reached.
 */
export function postman<A extends Arc>(
  start: string,
  required: readonly A[],
  { restart = 10, optional = [] }: { restart?: number; optional?: readonly A[] } = {},
): Tour<A> {
  const arcs = [...required, ...optional];
  const names = [...new Set([start, ...arcs.flatMap(({ from, to }) => [from, to])])];
  const indexes = new Map(names.map((name, index) => [name, index]));
  const indexOf = (name: string) => indexes.get(name) ?? 0;
  const home = names.length;
  const edgeOf = ({ from, to }: A) => ({
    from: indexOf(from),
    to: indexOf(to),
    cost: 1,
    extra: 0,
  });
  const once: Edge[] = [
    ...required.map(edgeOf),
    { from: home, to: indexOf(start), cost: restart, extra: 0 },
  ];
  const edges: Edge[] = [
    ...once,
    ...optional.map(edgeOf),
    ...names.map((_, index) => ({ from: index, to: home, cost: 0, extra: 0 })),
  ];

  const surplus: number[] = Array.from({ length: home + 1 }, () => 0);
  for (const { from, to } of once) {
    surplus[from] = (surplus[from] ?? 0) - 1;
    surplus[to] = (surplus[to] ?? 0) + 1;
  }
  balance(edges, surplus);

  const arcOf = (edge: number): A | undefined =>
    edge < required.length ? required[edge] : optional[edge - once.length];
  const walks = circuit(edges, once.length, home).map((walk) =>
    walk.flatMap((edge) => arcOf(edge) ?? []),
  );
  const walked = new Set(walks.flat());
  if (!required.every((arc) => walked.has(arc))) {
    throw new Error('An arc cannot be reached from the start');
  }
  const steps = walks.reduce((sum, walk) => sum + walk.length, 0);
  return {
    walks,
    cost: steps + restart * (walks.length - 1),
    bound: required.length + edges.reduce((sum, { cost, extra }) => sum + cost * extra, 0),
  };
}

/** The Eulerian circuit from `home`, cut at `home`: lists of indexes into `edges`. */
function circuit(edges: readonly Edge[], required: number, home: number): number[][] {
  const leaving = new Map<number, number[]>();
  for (const [index, { from, extra }] of edges.entries()) {
    const times = extra + (index < required ? 1 : 0);
    const list = leaving.get(from) ?? [];
    list.push(...Array.from({ length: times }, () => index));
    leaving.set(from, list);
  }
  for (const list of leaving.values()) list.reverse();

  const reversed: number[] = [];
  const stack: { node: number; by: number }[] = [{ node: home, by: -1 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const edge = leaving.get(top.node)?.pop();
    if (edge === undefined) {
      stack.pop();
      if (top.by >= 0) reversed.push(top.by);
    } else {
      stack.push({ node: edges[edge]?.to ?? home, by: edge });
    }
  }

  const walks: number[][] = [];
  for (const edge of reversed.toReversed()) {
    if (edges[edge]?.from === home) walks.push([]);
    walks.at(-1)?.push(edge);
  }
  return walks;
}

/** An edge of the graph that is balanced; its ends are indexes of nodes. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  /** How often the edge is taken in addition to once. */
  extra: number;
}

/** Adds extra traversals of least cost until every node is left as often as it is entered: successive shortest paths. */
export function balance(edges: readonly Edge[], surplus: number[]): void {
  for (;;) {
    const source = surplus.findIndex((amount) => amount > 0);
    if (source < 0) return;
    const { distance, arrival } = shortestPaths(edges, source, surplus.length);
    let sink = -1;
    for (const [node, amount] of surplus.entries()) {
      if (amount < 0 && (sink < 0 || (distance[node] ?? 0) < (distance[sink] ?? 0))) sink = node;
    }
    for (let node = sink; node !== source;) {
      const step = arrival[node];
      if (!step) throw new Error('An arc cannot be reached from the start');
      step.edge.extra += step.back ? -1 : 1;
      node = step.back ? step.edge.to : step.edge.from;
    }
    surplus[source] = (surplus[source] ?? 0) - 1;
    surplus[sink] = (surplus[sink] ?? 0) + 1;
  }
}

/** Bellman and Ford over the residual graph: an extra traversal can be taken back at its negative cost. */
function shortestPaths(edges: readonly Edge[], source: number, nodes: number) {
  const distance = Array.from({ length: nodes }, () => Number.POSITIVE_INFINITY);
  const arrival: ({ edge: Edge; back: boolean } | undefined)[] = [];
  distance[source] = 0;
  const relax = (edge: Edge, back: boolean) => {
    const [from, to] = back ? [edge.to, edge.from] : [edge.from, edge.to];
    const length = (distance[from] ?? 0) + (back ? -edge.cost : edge.cost);
    if (length >= (distance[to] ?? 0)) return false;
    distance[to] = length;
    arrival[to] = { edge, back };
    return true;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (const edge of edges) {
      if (relax(edge, false)) changed = true;
      if (edge.extra > 0 && relax(edge, true)) changed = true;
    }
  }
  return { distance, arrival };
}
