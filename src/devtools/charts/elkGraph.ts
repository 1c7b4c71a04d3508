import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartEdge, ChartNode } from './chart';
import { type Box, labelOf, type Layout, linesOf, measures } from './layout';
import { isWithin } from './traversal';

const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length));

/** The options for ELK: layers from left to right, lines at right angles, coordinates counted from the chart's corner. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
};

function elkNode(chart: Chart, node: ChartNode): ElkNode {
  const lines = linesOf(chart, node).map(({ text }) => text);
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

/** Whether an edge leads back to a state that is defined earlier. ELK gets such an edge reversed, so that ELK keeps the states' order. */
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

export const fromElk = (graph: ElkNode): Layout => ({
  width: graph.width ?? 0,
  height: graph.height ?? 0,
  nodes: boxesFromElk(graph),
  edges: linesFromElk(graph),
});

const boxesFromElk = ({ children = [] }: ElkNode): Map<string, Box> =>
  new Map(
    children.flatMap((child) => {
      const { id, x = 0, y = 0, width = 0, height = 0 } = child;
      return [[id, { x, y, width, height }], ...boxesFromElk(child)] as const;
    }),
  );

/** The lines and labels that ELK has laid out. If a line's id does not begin with its source, `elkEdge` reversed it: turns it back. */
const linesFromElk = ({ edges = [] }: ElkNode): Layout['edges'] =>
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
