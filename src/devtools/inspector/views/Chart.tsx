import { useSelector } from '@xstate/react';
import { ControlButton, Controls, MiniMap, ReactFlow, useReactFlow, useStore } from '@xyflow/react';
import { use } from 'react';
import type { Chart as ChartData } from '../../charts/chart';
import type { Layout } from '../../charts/layout';
import { isWithin } from '../../charts/traversal';
import { look, view } from '../desk/actors';
import { layoutOf } from '../desk/layoutOf';
import { useFollowed } from '../desk/useRevealed';
import { useShown } from '../desk/useShown';
import { type StateNode, useEdges, useNodes } from './chartElements';
import { readableZoom, StateBox } from './StateBox';
import { styled } from './style';
import { TransitionLine } from './TransitionLine';

const nodeTypes = { state: StateBox };
const edgeTypes = { transition: TransitionLine };

const moveByHand = () => view.send({ type: 'moveCamera' });

/** The drawing of a machine: boxes are states, lines are transitions, and the active states are highlighted. */
export function Chart({ chart }: { chart: ChartData }) {
  const layout = use(layoutOf(chart));
  const { actor } = useShown();
  // Selects the machine too, so that it stays shown.
  const select = (part: string) => look({ actor: actor?.id, chart: chart.id, part });
  const isFollowing = useSelector(view, (state) => state.matches('following'));
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
        // Not at the start of a move: a press on a box starts one too, and would stop a view that still glides, before the press ends.
        onMove={(cause) => cause && moveByHand()}
        // A hand may move the mouse by a few pixels during a press on a box.
        paneClickDistance={4}
        onNodeClick={(_, node) => select(node.id)}
        onEdgeClick={(_, edge) => select(edge.data?.edge ?? '')}
      >
        <Camera chart={chart} layout={layout} />
      </ReactFlow>
    </Canvas>
  );
}

const Canvas = styled('div', {
  blockSize: '100%',
  '&[data-following=true] .react-flow__viewport': { transition: 'transform $state' },
  '& .react-flow__controls': { background: 'var(--panel)', borderRadius: '8px' },
  '& .react-flow__controls-button[aria-pressed=true]': { background: 'var(--lamp)', color: '#000' },
});

/** Keeps the active states in view, with controls to move the view by hand. A chart that does not fit gets a small map. */
function Camera({ chart, layout }: { chart: ChartData; layout: Layout }) {
  const { fitView } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const isFollowing = useSelector(view, (state) => state.matches('following'));
  const { active, taken } = useShown();
  // A chart that fits at a zoom of 0.6 can still be read. For a larger chart, the view shows the state that was entered last.
  const fits = Math.min(width / layout.width, height / layout.height) >= 0.6;
  const focus = fits ? '' : focusOf(chart, active, taken);
  useFollowed(`${chart.id} ${focus} ${width} ${height}`, () =>
    fitView({
      padding: '12px',
      maxZoom: fits ? 1.25 : readableZoom,
      ...(focus && { nodes: [{ id: focus }], minZoom: readableZoom }),
    }),
  );
  return (
    <>
      <Controls
        showInteractive={false}
        orientation="horizontal"
        onZoomIn={moveByHand}
        onZoomOut={moveByHand}
        fitViewOptions={{ padding: 0.04, maxZoom: 1.25 }}
        onFitView={moveByHand}
      >
        <ControlButton
          aria-label="Follow what is active"
          title="Follow what is active"
          aria-pressed={isFollowing}
          onClick={() => view.send({ type: 'followActive' })}
        >
          ◎
        </ControlButton>
      </Controls>
      {!fits && width > 450 && (
        <MiniMap<StateNode>
          pannable
          zoomable
          ariaLabel={`Map of ${chart.id}`}
          nodeColor={({ data }) => colourOf(data)}
          nodeStrokeColor="var(--edge)"
          bgColor="var(--panel)"
          style={{ width: 180, height: 120, border: '1px solid var(--line)' }}
        />
      )}
    </>
  );
}

const colourOf = ({ isActive, isLeaf }: StateNode['data']) => {
  if (!isLeaf) return 'transparent';
  return isActive ? 'var(--lamp)' : 'var(--edge)';
};

/** The state that the view shows if the chart is too large: the one that was entered, else another active state, else the initial one. */
function focusOf(
  { nodes, edges }: ChartData,
  active: ReadonlySet<string>,
  taken: readonly string[],
): string {
  const isInner = (id: string) =>
    !nodes.some(({ id: other, parent }) => parent === id && active.has(other));
  const innermost = [...active].filter(isInner);
  const targets = edges.filter(({ id }) => taken.includes(id)).flatMap((edge) => edge.targets);
  const entered = innermost.find((id) => targets.some((target) => isWithin(id, target)));
  return entered ?? innermost[0] ?? nodes.find(({ isInitial }) => isInitial)?.id ?? '';
}
