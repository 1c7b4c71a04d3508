import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from './chart';
import type { Box, Layout } from './layout';
import { setRegions } from './regions';

/** What ELK has made of a chart; it changes `graph`. */
export function fromElk(chart: Chart, graph: ElkNode): Layout {
  setRegions(chart, graph);
  const nodes = new Map<string, Box>();
  const read = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    nodes.set(id, { x, y, width, height });
    children.forEach(read);
  };
  graph.children?.forEach(read);
  const edges = (graph.edges ?? []).map(({ id, sources, sections = [], labels = [] }) => {
    const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
    const { x = 0, y = 0, width = 0, height = 0 } = labels[0] ?? {};
    const isTurned = !id.startsWith(`${sources[0]} `);
    return [
      id,
      { points: isTurned ? points.toReversed() : points, label: { x, y, width, height } },
    ] as const;
  });
  return { width: graph.width ?? 0, height: graph.height ?? 0, nodes, edges: new Map(edges) };
}
