import { type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { styled } from '../../style/stitches.config';
import type { Box, Point } from '../../charts/layout';
import { pathThrough } from '../../charts/svg';

/** Where a line goes and what it says; `order` numbers it among the microsteps of one step, from 1; 0 says nothing. */
export interface TransitionLineData extends Record<string, unknown> {
  readonly points: readonly Point[];
  readonly label: Box;
  readonly lines: readonly string[];
  readonly isTaken: boolean;
  readonly order: number;
  readonly visits: number | undefined;
}

/** A transition as a line with its label: lit when the shown step took it. */
export function TransitionLine({ id, data }: EdgeProps<Edge<TransitionLineData>>) {
  if (!data) return null;
  const { points, label, lines, isTaken, order, visits } = data;
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
        <Label
          isTaken={isTaken}
          style={{
            transform: `translate(${label.x}px, ${label.y}px)`,
            width: label.width,
            minHeight: label.height,
          }}
        >
          {order > 0 && <Order>{order}</Order>}
          {lines.map((line, index) =>
            index === 0 ? <b key={line}>{line}</b> : <i key={line}>{line}</i>,
          )}
          {visits ? <Order>{visits}</Order> : null}
        </Label>
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

const Head = styled('path', {
  fill: 'var(--edge)',
  variants: { isTaken: { true: { fill: 'var(--accent)' }, false: {} } },
});

const Label = styled('div', {
  position: 'absolute',
  // Above every line: React Flow lifts those of inner states above those of outer ones.
  zIndex: 2000,
  paddingInline: '6px',
  borderRadius: '5px',
  background: 'var(--inside)',
  color: 'var(--text)',
  fontSize: '11.5px',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '& b, & i': { display: 'block', fontWeight: '$regular', fontStyle: 'normal' },
  '& i': { color: 'var(--mute)', fontSize: '11px' },
  variants: {
    isTaken: {
      true: {
        background: 'var(--lampGround)',
        boxShadow: '0 0 0 1px var(--lamp)',
        color: 'var(--lampText)',
        '& i': { color: 'inherit' },
      },
      false: {},
    },
  },
});

const Order = styled('span', {
  position: 'absolute',
  insetBlockStart: '-9px',
  insetInlineEnd: '-9px',
  minInlineSize: '18px',
  paddingInline: '5px',
  borderRadius: '$round',
  background: 'var(--text)',
  color: 'var(--panel)',
  fontSize: '10.5px',
  lineHeight: '18px',
  textAlign: 'center',
});
