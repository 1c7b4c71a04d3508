import { activeNodes, type Chart } from './chart';
import type { Recording } from './recording';
import type { Visits } from './sessionFile';

/** How often a recording's steps were in each state and took each transition, by chart and by their ids. */
export function visitsOf({ steps, actors, charts }: Recording): Visits {
  const counts = new Map<string, Map<string, number>>();
  const count = (chart: string, id: string) => {
    const own = counts.get(chart) ?? new Map<string, number>();
    counts.set(chart, own.set(id, (own.get(id) ?? 0) + 1));
  };
  for (const { actor, microsteps, value } of steps) {
    const chart = charts.get(actors.get(actor)?.chart ?? '');
    if (!chart) continue;
    const reached = microsteps.length > 0 ? microsteps : [{ edges: [], value }];
    for (const microstep of reached) {
      for (const edge of microstep.edges) count(chart.id, edge);
      for (const node of activeNodes(chart, microstep.value)) count(chart.id, node);
    }
  }
  return counts;
}

/** Two counts in one. */
export function addVisits(one: Visits, other: Visits): Visits {
  const charts = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...charts].map((chart) => {
      const sums = new Map(one.get(chart));
      for (const [id, times] of other.get(chart) ?? []) sums.set(id, (sums.get(id) ?? 0) + times);
      return [chart, sums];
    }),
  );
}

/** How many of a chart's states and transitions were visited. */
export function coverage(chart: Chart, visits: Visits) {
  const own = visits.get(chart.id);
  const visited = (ids: readonly { readonly id: string }[]) =>
    ids.filter(({ id }) => (own?.get(id) ?? 0) > 0).length;
  return {
    states: { visited: visited(chart.nodes), all: chart.nodes.length },
    transitions: { visited: visited(chart.edges), all: chart.edges.length },
  };
}
