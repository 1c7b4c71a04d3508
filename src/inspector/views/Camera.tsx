import { ControlButton, Controls, MiniMap, useReactFlow, useStore } from '@xyflow/react';
import { useSelector } from '@xstate/react';
import { styled } from './style';
import { camera } from '../desk/actors';
import { useFollowedFrame } from '../desk/useFollowedFrame';
import { useShown } from '../desk/useShown';
import type { Chart } from '../../charts/chart';
import { focusOf, frameOf, placeOf } from '../model/frameOf';
import type { Layout } from '../../charts/layout';
import type { StateBoxData } from './StateBox';

/** Keeps the active states in view, with controls to move the view by hand; large charts get a map. */
export function Camera({ chart, layout }: { chart: Chart; layout: Layout }) {
  const { setViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const isFollowing = useSelector(camera, (state) => state.matches('following'));
  const { active, taken } = useShown();
  const focus = focusOf(chart, active, taken).map((id) => placeOf(chart, layout, id));
  const { isCut, x, y, zoom } = frameOf(layout, { width, height }, focus);
  useFollowedFrame({ x, y, zoom }, setViewport);
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
          onClick={() => camera.send({ type: 'follow' })}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 0v3M8 13v3M0 8h3M13 8h3" stroke="currentColor" />
            <circle cx="8" cy="8" r="4.5" fill="none" stroke="currentColor" />
            <circle cx="8" cy="8" r="1.5" />
          </svg>
        </ControlButton>
      </Controls>
      {isCut && (
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

/** In CSS pixels. */
const mapWidth = 180;
const mapHeight = ({ width, height }: Layout) =>
  Math.min(120, Math.max(56, (mapWidth * height) / width + 16));

const moveByHand = () => camera.send({ type: 'move' });

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
