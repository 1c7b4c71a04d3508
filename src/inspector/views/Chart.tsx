import { Background, type Edge, type Node, ReactFlow } from '@xyflow/react';
import { use } from 'react';
import { styled } from '../../stitches.config';
import { camera, view } from '../desk/actors';
import { layoutOf } from '../desk/layouts';
import { useShown } from '../desk/shown';
import {
  activeNodes,
  type Chart as ChartData,
  eventInWords,
  guardLabel,
  valueInWords,
} from '../model/chart';
import { type Layout, labelOf, linesOf } from '../model/layout';
import { Camera } from './Camera';
import { useVisits } from './Heat';
import { StateBox, type StateBoxData } from './StateBox';
import { TransitionLine, type TransitionLineData } from './TransitionLine';

const nodeTypes = { state: StateBox };
const edgeTypes = { transition: TransitionLine };

/** A machine drawn: boxes are states, lines are transitions, what is lit is where it stands. */
export function Chart({ chart }: { chart: ChartData }) {
  const layout = use(layoutOf(chart));
  return (
    <Canvas ref={follow} aria-label={`Chart of ${chart.id}`} role="group">
      <ReactFlow
        nodes={useNodes(chart, layout)}
        edges={useEdges(chart, layout)}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        minZoom={0.1}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        proOptions={{ hideAttribution: true }}
        onMoveStart={(cause) => cause && camera.send({ type: 'move' })}
        onNodeClick={(_, node) => view.send({ type: 'selectNode', node: node.id })}
      >
        <Background gap={20} size={1} color="var(--line)" />
        <Camera chart={chart} layout={layout} />
      </ReactFlow>
    </Canvas>
  );
}

/** A chart that was just opened shows what is active. */
const follow = (canvas: HTMLElement | null) => {
  if (canvas) camera.send({ type: 'follow' });
};

function useNodes(chart: ChartData, layout: Layout): Node<StateBoxData>[] {
  const { active, session } = useShown();
  const visits = useVisits();
  const expectation = session.expectation;
  const wanted = expectation?.chart.id === chart.id && expectation.steps[expectation.failedAt];
  const expected = wanted ? activeNodes(chart, wanted.value) : new Set<string>();
  return chart.nodes.map((node) => {
    const { x, y, width, height } = layout.nodes.get(node.id) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const isActive = active.has(node.id);
    return {
      id: node.id,
      type: 'state',
      position: { x, y },
      ...(node.parent && { parentId: node.parent }),
      width,
      height,
      style: { width, height },
      ariaLabel: `${node.key}, ${node.type}${isActive ? ', active' : ''}`,
      data: {
        node,
        lines: linesOf(chart, node),
        isActive,
        isExpected: expected.has(node.id),
        isRegion: chart.nodes.some(({ id, type }) => id === node.parent && type === 'parallel'),
        isLeaf: !chart.nodes.some(({ parent }) => parent === node.id),
        visits: visits && (visits[chart.id]?.[node.id] ?? 0),
      },
    };
  });
}

function useEdges(chart: ChartData, layout: Layout): Edge<TransitionLineData>[] {
  const { taken, step } = useShown();
  const visits = useVisits();
  return chart.edges.flatMap((edge) =>
    edge.targets.flatMap((target, index): Edge<TransitionLineData>[] => {
      const drawn = layout.edges.get(`${edge.id}#${index}`);
      if (!drawn) return [];
      const isTaken = taken.includes(edge.id);
      const order = taken.length > 1 ? taken.indexOf(edge.id) + 1 : 0;
      return [
        {
          id: `${edge.id}#${index}`,
          type: 'transition',
          source: edge.source,
          target,
          zIndex: isTaken ? 1001 : 1000,
          ariaLabel: `${eventInWords(edge.event)} ${guardLabel(edge)} from ${edge.source} to ${target}${
            isTaken ? `, taken to reach ${valueInWords(step?.value)}` : ''
          }`,
          data: {
            ...drawn,
            lines: labelOf(edge),
            isTaken,
            order: isTaken ? order : 0,
            visits: visits && (visits[chart.id]?.[edge.id] ?? 0),
          },
        },
      ];
    }),
  );
}

const Canvas = styled('div', {
  blockSize: '100%',
  '& .react-flow': { '--xy-background-color': 'transparent', blockSize: '100%' },
  '& .react-flow__node': { cursor: 'pointer', borderRadius: '8px' },
  '& .react-flow__controls': { boxShadow: 'none', gap: '4px', display: 'flex' },
  '& .react-flow__controls-button': {
    inlineSize: '28px',
    blockSize: '28px',
    border: '1px solid var(--line)',
    borderRadius: '50%',
    background: 'var(--panel)',
    color: 'var(--text)',
    '&:hover': { background: 'var(--lampGround)' },
    '&[aria-pressed=true]': {
      borderColor: 'var(--lamp)',
      color: 'var(--lampText)',
      background: 'var(--lampGround)',
    },
    '& svg': { fill: 'currentColor' },
  },
});
