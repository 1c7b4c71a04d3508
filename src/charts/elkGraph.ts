import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartEdge, ChartNode } from './chart';
import { labelOf, linesOf, measures } from './layout';

const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length));

/** Whether a node is another one or lies in it; ids are paths. */
export const isWithin = (id: string, outer: string) => id === outer || id.startsWith(`${outer}.`);

/** What ELK is asked to do: layers from left to right, lines at right angles, coordinates from the chart's corner. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

function elkNode(chart: Chart, node: ChartNode): ElkNode {
  const lines = linesOf(chart, node);
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  const width = Math.max(
    96,
    node.key.length * measures.title + 56,
    widest(lines) * measures.text + 2 * measures.padding,
  );
  const height = measures.header + lines.length * measures.line + (lines.length > 0 ? 10 : 6);
  const siblings = chart.nodes.filter(({ parent }) => parent === node.parent);
  const isChain = chart.edges.some(({ source }) => siblings.some(({ id }) => isWithin(source, id)));
  const layoutOptions = {
    'elk.alignment': 'LEFT',
    ...(node.isInitial && isChain && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
  };
  if (children.length === 0) return { id: node.id, width, height, layoutOptions };
  return {
    id: node.id,
    children: children.map((child) => elkNode(chart, child)),
    layoutOptions: {
      ...layoutOptions,
      'elk.padding': `[top=${height + 8},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

/** Whether an edge leads back in the order of the document. ELK gets it reversed, so that layers keep that order. */
function isBackward({ nodes }: Chart, source: string, target: string): boolean {
  const place = (id: string) => nodes.findIndex((node) => node.id === id);
  return place(target) < place(source) && !isWithin(source, target);
}

function elkEdge(chart: Chart, edge: ChartEdge, target: string, index: number): ElkExtendedEdge {
  const lines = labelOf(edge);
  const ends = [edge.source, target] as const;
  const [from, to] = isBackward(chart, ...ends) ? ends.toReversed() : ends;
  return {
    id: `${edge.id}#${index}`,
    sources: [from ?? ''],
    targets: [to ?? ''],
    labels: [
      {
        text: lines.join('\n'),
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        width: widest(lines) * measures.text + 14,
        height: lines.length * measures.line + 4,
      },
    ],
  };
}

/** A chart as ELK takes it. */
export function toElk(chart: Chart): ElkNode {
  const [root] = chart.nodes;
  return {
    id: '',
    layoutOptions: options,
    children: root ? [elkNode(chart, root)] : [],
    edges: chart.edges.flatMap((edge) =>
      edge.targets.map((target, index) => elkEdge(chart, edge, target, index)),
    ),
  };
}
