import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from './chart';
import { isWithin } from './elkGraph';
import type { Point } from './layout';

/** The gap between the regions of a parallel state, and between them and its border. */
const gap = 18;

/** ELK knows no order of what no line joins: sets the regions of parallel states in `graph` in rows, in the order of the document. */
export function setRegions(chart: Chart, graph: ElkNode): void {
  const visit = (node: ElkNode) => {
    node.children?.forEach(visit);
    if (chart.nodes.find(({ id }) => id === node.id)?.type !== 'parallel') return;
    const regions = node.children ?? [];
    const limit = Math.max(...regions.map(({ width = 0 }) => width));
    let y = Math.min(...regions.map((region) => region.y ?? 0));
    let x = gap;
    let height = 0;
    for (const region of regions) {
      const { width = 0 } = region;
      if (x > gap && x + width > gap + limit) {
        y += height + gap;
        x = gap;
        height = 0;
      }
      moveEdges(graph, region.id, { x: x - (region.x ?? 0), y: y - (region.y ?? 0) });
      region.x = x;
      region.y = y;
      x += width + gap;
      height = Math.max(height, region.height ?? 0);
    }
    const saved = (node.height ?? 0) - (y + height + gap);
    node.height = y + height + gap;
    if (graph.children?.includes(node)) graph.height = (graph.height ?? 0) - saved;
  };
  visit(graph);
}

/** Moves every line that begins in a node along with it. */
function moveEdges({ edges = [] }: ElkNode, within: string, by: Point): void {
  for (const { sources, sections = [], labels = [] } of edges) {
    if (!sources.some((source) => isWithin(source, within))) continue;
    const points = sections.flatMap((each) => [
      each.startPoint,
      ...(each.bendPoints ?? []),
      each.endPoint,
    ]);
    for (const point of points) {
      point.x += by.x;
      point.y += by.y;
    }
    for (const label of labels) {
      label.x = (label.x ?? 0) + by.x;
      label.y = (label.y ?? 0) + by.y;
    }
  }
}
