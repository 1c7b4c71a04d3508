import { useSelector } from '@xstate/react';
import {
  Background,
  ControlButton,
  Controls,
  MiniMap,
  ReactFlow,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { use } from 'react';
import type { Chart, Chart as ChartData } from '../../charts/chart';
import type { Layout } from '../../charts/layout';
import { isWithin } from '../../charts/traversal';
import { view } from '../desk/actors';
import { layoutOf } from '../desk/layoutOf';
import { useFollowed } from '../desk/useRevealed';
import { useSelectPart, useShown } from '../desk/useShown';
import { useEdges, useNodes } from './chartElements';
import { StateBox, type StateBoxData } from './StateBox';
import { styled } from './style';
import { TransitionLine } from './TransitionLine';

const nodeTypes = { state: StateBox };
const edgeTypes = { transition: TransitionLine };

/** A machine drawn: boxes are states, lines are transitions, what is lit is where it stands. */
export function Chart({ chart }: { chart: ChartData }) {
  const layout = use(layoutOf(chart));
  const select = useSelectPart();
  const isFollowing = useSelector(view, (state) => state.matches({ camera: 'following' }));
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
        onMoveStart={(cause) => cause && view.send({ type: 'moveCamera' })}
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

/** Keeps the active states in view, with controls to move the view by hand; large charts get a map. */
function Camera({ chart, layout }: { chart: Chart; layout: Layout }) {
  const { fitView } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const isFollowing = useSelector(view, (state) => state.matches({ camera: 'following' }));
  const { active, taken } = useShown();
  const isCut = useStore(({ transform: [left, top, scale] }) => {
    const isSeen = (start: number, length: number, room: number) =>
      start >= -1 && start + length * scale <= room + 1;
    return !isSeen(left, layout.width, width) || !isSeen(top, layout.height, height);
  });
  const fits = Math.min(width / layout.width, height / layout.height) >= zooms.smallest;
  // A chart that does not fit is shown at what was entered last.
  const focus = fits ? '' : focusOf(chart, active, taken);
  useFollowed(`${chart.id} ${focus} ${width} ${height}`, () =>
    fitView({
      padding: '12px',
      maxZoom: fits ? zooms.largest : zooms.readable,
      ...(focus && { nodes: [{ id: focus }], minZoom: zooms.readable }),
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
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 0v3M8 13v3M0 8h3M13 8h3" stroke="currentColor" />
            <circle cx="8" cy="8" r="4.5" fill="none" stroke="currentColor" />
            <circle cx="8" cy="8" r="1.5" />
          </svg>
        </ControlButton>
      </Controls>
      {isCut && width > 2.5 * mapWidth && (
        <Map
          pannable
          zoomable
          ariaLabel={`Map of ${chart.id}`}
          nodeClassName={({ data }) => classOf(data as StateBoxData)}
          nodeBorderRadius={8}
          style={{ width: mapWidth, height: mapHeight(layout) }}
        />
      )}
    </>
  );
}

/** At `smallest`, a chart that fits so can still be read; one that does not is shown so that it is read with ease. */
const zooms = { smallest: 0.6, readable: 0.85, largest: 1.25 };

/** The state that matters most in a chart: what was entered, else what else is active, else where it starts. */
function focusOf(
  { nodes, edges }: Chart,
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

/** In CSS pixels. */
const mapWidth = 180;
const mapHeight = ({ width, height }: Layout) =>
  Math.min(120, Math.max(56, (mapWidth * height) / width + 16));

const moveByHand = () => view.send({ type: 'moveCamera' });

const classOf = ({ isActive, isLeaf }: StateBoxData) => {
  if (!isLeaf) return 'outer';
  return isActive ? 'lit' : 'inner';
};

const Map = styled(MiniMap, {
  border: '1px solid var(--line)',
  borderRadius: '8px',
  overflow: 'hidden',
  '--xy-minimap-background-color': 'var(--panel)',
  '--xy-minimap-mask-background-color': 'color-mix(in srgb, var(--ground) 70%, transparent)',
  '& .react-flow__minimap-node': { fill: 'transparent', stroke: 'var(--edge)', strokeWidth: 5 },
  '& .inner': { fill: 'var(--edge)' },
  '& .lit': { fill: 'var(--lamp)', stroke: 'var(--lamp)' },
});
