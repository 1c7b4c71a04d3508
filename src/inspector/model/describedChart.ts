import type { Chart } from '../../charts/chart';
import { registeredChart } from './registry';

/** By today's chart, then by the recorded one. */
const described = new WeakMap<Chart, WeakMap<Chart, Chart>>();

type Part = Pick<Chart['nodes'][number], 'id' | 'description' | 'specification'>;

/** Parts with the texts that parts of the same ids have, where they have none themselves. */
function filledIn<Each extends Part>(
  parts: readonly Each[],
  texts: readonly Part[],
): readonly Each[] {
  const known = new Map(texts.map((each) => [each.id, each]));
  return parts.map((part) => {
    const { description, specification } = known.get(part.id) ?? {};
    return {
      ...(description && { description }),
      ...(specification && { specification }),
      ...part,
    };
  });
}

/**
 * A recorded chart with the descriptions and specifications of today's code: the build of a page strips them. The same object
 * for the same chart, so that what is drawn of it is compared by identity.
 */
export function describedChart(chart: Chart): Chart {
  const today = registeredChart(chart.id);
  if (!today) return chart;
  const known = described.get(today) ?? new WeakMap<Chart, Chart>();
  const filled = known.get(chart) ?? {
    ...chart,
    nodes: filledIn(chart.nodes, today.nodes),
    edges: filledIn(chart.edges, today.edges),
  };
  described.set(today, known.set(chart, filled));
  return filled;
}
