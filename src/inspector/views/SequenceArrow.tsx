import { styled } from './style';
import type { Step } from '../../charts/records';
import { eventTypeInWords } from '../../charts/words';

interface SequenceArrowProps {
  readonly step: Step;
  /** Whether the cursor stands at this step. */
  readonly isHere: boolean;
  /** The lanes of who sent the event and of who took it, and the row's height, in CSS pixels. */
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** A step of the sequence: an arrow from lane to lane, or back to its own, that bears the event's name. */
export function SequenceArrow({ step, isHere, from, to, y }: SequenceArrowProps) {
  const isSelf = step.source === step.actor;
  const tip = to > from ? to - 6 : to + 6;
  const is = isHere ? 'here' : step.status === 'error' ? 'error' : 'past';
  return (
    <g>
      <Arrow
        is={is}
        d={
          isSelf
            ? `M${to} ${y - 12}h18v12h-12m4-4-4 4 4 4`
            : `M${from} ${y}H${tip}m${to > from ? '-5 -4 5 4-5 4' : '5 -4-5 4 5 4'}`
        }
      />
      <Label
        is={is}
        isSelf={isSelf}
        x={isSelf ? to + 24 : (from + to) / 2}
        y={y - (isSelf ? 2 : 5)}
      >
        {eventTypeInWords(step.event.type)}
      </Label>
    </g>
  );
}

const Arrow = styled('path', {
  fill: 'none',
  stroke: 'var(--edge)',
  strokeWidth: 1.25,
  variants: {
    is: {
      past: {},
      here: { stroke: 'var(--accent)', strokeWidth: 2.5 },
      error: { stroke: 'var(--wrong)', strokeWidth: 2 },
    },
  },
});

const Label = styled('text', {
  fill: 'var(--mute)',
  fontSize: '11px',
  textAnchor: 'middle',
  variants: {
    is: { past: {}, here: { fill: 'var(--text)' }, error: { fill: 'var(--wrong)' } },
    isSelf: { true: { textAnchor: 'start' }, false: {} },
  },
});
