import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from './chart';
import type { Box, Layout } from './layout';
import { setRegions } from './regions';

/** What ELK has made of a chart; it changes `graph`. */
export function fromElk(chart: Chart, graph: ElkNode): Layout {
  setRegions(chart, graph);
  const { width = 0, height = 0 } = graph;
  return { width, height, nodes: boxesFromElk(graph), edges: linesFromElk(graph) };
}

/** The boxes of all nodes of a graph that ELK has laid out, by their ids. */
export const boxesFromElk = ({ children = [] }: ElkNode): Map<string, Box> =>
  new Map(
    children.flatMap((child) => {
      const { id, x = 0, y = 0, width = 0, height = 0 } = child;
      return [[id, { x, y, width, height }], ...boxesFromElk(child)] as const;
    }),
  );

/** The lines and labels of a graph that ELK has laid out; what ELK was given reversed begins where its id does. */
export const linesFromElk = ({ edges = [] }: ElkNode): Layout['edges'] =>
  new Map(
    edges.map(({ id, sources, sections = [], labels = [] }) => {
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
      ];
    }),
  );
