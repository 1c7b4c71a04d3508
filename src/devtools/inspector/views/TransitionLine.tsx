import { useSelector } from '@xstate/react';
import { type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import type { Box, Point } from '../../charts/layout';
import { pathThrough } from '../../charts/svg';
import { view } from '../desk/actors';
import { useSelectPart } from '../desk/useShown';
import { type Heat, StopMark } from './StateBox';
import { styled } from './style';

/** Where a line goes, and its label. */
export interface TransitionLineData extends TransitionLabelProps, Record<string, unknown> {
  readonly points: readonly Point[];
}

/** A transition as a line with its label: lit when the shown step took it. */
export function TransitionLine({ id, data }: EdgeProps<Edge<TransitionLineData>>) {
  if (!data) return null;
  const { points, ...label } = data;
  const { isTaken, heat } = label;
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
        heat={heat}
        data-edge={id}
        data-taken={isTaken || undefined}
        data-unvisited={heat === 'unvisited' || undefined}
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
    heat: { off: {}, visited: {}, unvisited: { strokeDasharray: '2 4' } },
  },
});

/** What of a line can be pressed is wider than what is seen of it. */
const Reach = styled('path', { fill: 'none', stroke: 'transparent', strokeWidth: 12 });

const Head = styled('path', {
  fill: 'var(--edge)',
  variants: { isTaken: { true: { fill: 'var(--accent)' }, false: {} } },
});

/** What is written at a transition, and where. */
interface TransitionLabelProps {
  /** The transition's id in the chart. */
  readonly edge: string;
  readonly label: Box;
  readonly lines: readonly string[];
  /** The lines before they were cut. */
  readonly whole: string;
  /** Whether the shown step took it. */
  readonly isTaken: boolean;
  /** When pages stop at it, in words; empty if they do not. */
  readonly stops: string;
  readonly heat: Heat;
}

/** The label of a transition: pressed, its details are shown. The keyboard finds them in the outline. */
function TransitionLabel(props: TransitionLabelProps) {
  const { edge, label, lines, whole, isTaken, stops } = props;
  const isSelected = useSelector(view, ({ context }) => context.part === edge);
  const select = useSelectPart();
  return (
    <Label
      type="button"
      className="nopan"
      tabIndex={-1}
      title={whole}
      aria-label={`Transition ${whole}`}
      aria-pressed={isSelected}
      onClick={() => select(edge)}
      isTaken={isTaken}
      style={{
        transform: `translate(${label.x}px, ${label.y}px)`,
        width: label.width,
        minHeight: label.height,
      }}
    >
      {lines.map((line, index) =>
        index === 0 ? (
          <b key={line}>
            <StopMark stops={stops} />
            {line}
          </b>
        ) : (
          <i key={line}>{line}</i>
        ),
      )}
    </Label>
  );
}

const Label = styled('button', {
  position: 'absolute',
  // Above every line: React Flow lifts those of inner states above those of outer ones.
  zIndex: 2000,
  display: 'block',
  padding: '0 6px',
  borderRadius: '5px',
  background: 'var(--inside)',
  fontSize: '11.5px',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  pointerEvents: 'all',
  '&[aria-pressed=true]': { outline: '2px solid var(--expected)' },
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
