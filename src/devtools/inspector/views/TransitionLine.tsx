import { useSelector } from '@xstate/react';
import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { pathThrough } from '../../charts/layout';
import { withMarks } from '../../charts/words';
import { view } from '../desk/actors';
import type { TransitionEdge } from './chartElements';
import { StopMark, useReveal } from './StateBox';
import { styled } from './style';

/** A transition as a line with its label, highlighted when the shown step took it. A press shows its details. */
export function TransitionLine({ id, source, data, markerEnd = '' }: EdgeProps<TransitionEdge>) {
  const isSelected = useSelector(view, ({ context }) => context.part === data?.edge);
  const onFocus = useReveal(source);
  if (!data) return null;
  const { points, label, lines, whole, isTaken, stops, heat } = data;
  const [event, ...more] = lines;
  return (
    <>
      <Line
        path={pathThrough(points)}
        markerEnd={markerEnd}
        interactionWidth={12}
        data-edge={id}
        data-taken={isTaken || undefined}
        data-heat={heat}
      />
      <EdgeLabelRenderer>
        <Label
          type="button"
          className="nopan"
          title={whole}
          aria-label={withMarks(`Transition ${whole}`, {
            taken: isTaken,
            'not visited': heat === 'unvisited',
            'stops here': stops,
          })}
          aria-pressed={isSelected}
          onFocus={onFocus}
          data-taken={isTaken || undefined}
          style={{
            transform: `translate(${label.x}px, ${label.y}px)`,
            width: label.width,
            minHeight: label.height,
          }}
        >
          {stops && <StopMark role="img" aria-label="Stops here" title="Stops here" />}
          {event}
          {more.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Label>
      </EdgeLabelRenderer>
    </>
  );
}

const Line = styled(BaseEdge, {
  stroke: 'var(--edge)',
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  '&[data-taken]': {
    stroke: 'var(--accent)',
    strokeWidth: 3,
    '@forced': { stroke: 'Highlight' },
  },
  '&[data-heat=unvisited]': { strokeDasharray: '2 4' },
});

const Label = styled('button', {
  position: 'absolute',
  // Keeps the label above every line: React Flow draws the lines of inner states above those of outer ones.
  zIndex: 2000,
  padding: '0 6px',
  borderRadius: '5px',
  background: 'var(--canvas)',
  fontSize: '11.5px',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  pointerEvents: 'all',
  '&[aria-pressed=true]': { outline: '2px solid var(--expected)' },
  '&:focus-visible': { outline: '3px solid var(--lampText)' },
  '& span': { display: 'block', mute: '11px' },
  '&[data-taken]': {
    background: 'var(--lampGround)',
    boxShadow: '0 0 0 1px var(--lamp)',
    '&, & span': { color: 'var(--lampText)' },
  },
});
