import { activeNodes } from '../../charts/activeNodes';
import { type Chart } from '../../charts/chart';
import type { Recording } from '../../charts/recording';
import type { Visits } from '../../charts/sessionFile';

/** How often a recording's steps were in each state and took each transition, by chart and by their ids. */
export function visitsOf({ steps, actors, charts }: Recording): Visits {
  const counts: Record<string, Record<string, number>> = {};
  const count = (chart: string, id: string) => {
    const own = (counts[chart] ??= {});
    own[id] = (own[id] ?? 0) + 1;
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
  const charts = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...charts].map((chart) => {
      const ids = new Set([...Object.keys(one[chart] ?? {}), ...Object.keys(other[chart] ?? {})]);
      const sums = [...ids].map((id) => [id, (one[chart]?.[id] ?? 0) + (other[chart]?.[id] ?? 0)]);
      return [chart, Object.fromEntries(sums) as Record<string, number>];
    }),
  );
}

/** How many of a chart's states and transitions were visited. */
export function coverage(chart: Chart, visits: Visits) {
  const own = visits[chart.id] ?? {};
  const visited = (ids: readonly { readonly id: string }[]) =>
    ids.filter(({ id }) => (own[id] ?? 0) > 0).length;
  return {
    states: { visited: visited(chart.nodes), all: chart.nodes.length },
    transitions: { visited: visited(chart.edges), all: chart.edges.length },
  };
}
