import { type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { styled } from './style';
import type { Point } from '../../charts/layout';
import { pathThrough } from '../../charts/svg';
import { TransitionLabel, type TransitionLabelProps } from './TransitionLabel';

/** Where a line goes, and its label. */
export interface TransitionLineData extends TransitionLabelProps, Record<string, unknown> {
  readonly points: readonly Point[];
}

/** A transition as a line with its label: lit when the shown step took it. */
export function TransitionLine({ id, data }: EdgeProps<Edge<TransitionLineData>>) {
  if (!data) return null;
  const { points, ...label } = data;
  const { isTaken, visits } = label;
  const marker = `arrow-${id.replaceAll(/\W/g, '_')}`;
  return (
    <>
      <marker
        id={marker}
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="9"
        markerHeight="9"
        orient="auto"
        markerUnits="userSpaceOnUse"
      >
        <Head d="M0 0 8 4 0 8z" isTaken={isTaken} />
      </marker>
      <Reach d={pathThrough(points)} />
      <Line
        d={pathThrough(points)}
        markerEnd={`url(#${marker})`}
        isTaken={isTaken}
        heat={visits === 0 ? 'none' : 'off'}
        data-edge={id}
        data-taken={isTaken || undefined}
        data-unvisited={visits === 0 || undefined}
      />
      <EdgeLabelRenderer>
        <TransitionLabel {...label} />
      </EdgeLabelRenderer>
    </>
  );
}

const Line = styled('path', {
  fill: 'none',
  stroke: 'var(--edge)',
  strokeWidth: 1.25,
  transition: 'stroke $state',
  variants: {
    isTaken: {
      true: { stroke: 'var(--accent)', strokeWidth: 3, '@forced': { stroke: 'Highlight' } },
      false: {},
    },
    heat: { none: { strokeDasharray: '2 4' }, off: {} },
  },
});

/** What of a line can be pressed is wider than what is seen of it. */
const Reach = styled('path', { fill: 'none', stroke: 'transparent', strokeWidth: 12 });

const Head = styled('path', {
  fill: 'var(--edge)',
  variants: { isTaken: { true: { fill: 'var(--accent)' }, false: {} } },
});
