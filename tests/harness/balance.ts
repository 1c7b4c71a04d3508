/** An edge of the graph that is balanced; its ends are indexes of nodes. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  /** How often the edge is taken beyond the once that is asked of an arc. */
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
