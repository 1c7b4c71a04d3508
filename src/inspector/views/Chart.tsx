import { Background, ReactFlow } from '@xyflow/react';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import { styled } from './style';
import { camera } from '../desk/actors';
import { layoutOf } from '../desk/layoutOf';
import type { Chart as ChartData } from '../../charts/chart';
import { Camera } from './Camera';
import { useSelectPart } from '../desk/useSelectPart';
import { useEdges, useNodes } from './chartElements';
import { StateBox } from './StateBox';
import { TransitionLine } from './TransitionLine';

const nodeTypes = { state: StateBox };
const edgeTypes = { transition: TransitionLine };

/** A machine drawn: boxes are states, lines are transitions, what is lit is where it stands. */
export function Chart({ chart }: { chart: ChartData }) {
  const layout = use(layoutOf(chart));
  const select = useSelectPart();
  const isFollowing = useSelector(camera, (state) => state.matches('following'));
  return (
    <Canvas data-following={isFollowing} aria-label={`Chart of ${chart.id}`} role="group">
      <ReactFlow
        nodes={useNodes(chart, layout)}
        edges={useEdges(chart, layout)}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        minZoom={0.1}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        proOptions={{ hideAttribution: true }}
        onMoveStart={(cause) => cause && camera.send({ type: 'move' })}
        onNodeClick={(_, node) => select(node.id)}
        onEdgeClick={(_, edge) => select(edge.data?.edge ?? '')}
      >
        <Background gap={20} size={1} color="var(--line)" />
        <Camera key={chart.id} chart={chart} layout={layout} />
      </ReactFlow>
    </Canvas>
  );
}

const Canvas = styled('div', {
  blockSize: '100%',
  '& .react-flow': { '--xy-background-color': 'transparent', blockSize: '100%' },
  '&[data-following=true] .react-flow__viewport': { transition: 'transform $state' },
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
