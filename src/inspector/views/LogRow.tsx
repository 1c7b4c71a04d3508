import { styled } from './style';
import { goTo } from '../desk/selectActor';
import { elements } from '../desk/elements';
import { useSessions } from '../desk/store';
import { useShown } from '../desk/useShown';
import type { Step } from '../../charts/records';
import { isRefused } from '../model/whyOf';
import { eventTypeInWords, valueInWords } from '../../charts/words';
import { StepButton } from './StepButton';

interface LogRowProps {
  readonly step: Step;
  /** Its place in time. */
  readonly place: number;
  /** When the recording began, in milliseconds since 1970. */
  readonly began: number;
  /** Whether it is the row that the Tab key reaches. */
  readonly isReached: boolean;
}

/** A step of the log: pressed, it is gone to, and its actor is shown. */
export function LogRow({ step, place: own, began, isReached }: LogRowProps) {
  const { recording, place } = useShown();
  const { name = step.actor } = recording.actors.get(step.actor) ?? {};
  const isHere = own === place;
  const refused = isRefused(step);
  const isDivergent = useSessions().replay?.divergences.some((each) => each.step === step);
  const point = (selector = '') => elements.send({ type: 'point', run: step.run, selector });
  return (
    <Row
      isHere={isHere}
      isReached={isReached}
      is={step.status === 'error' ? 'error' : own > place ? 'future' : refused ? 'refused' : 'past'}
      onPointerEnter={() => point(step.element)}
      onPointerLeave={() => point('')}
      onFocus={() => point(step.element)}
      onBlur={() => point('')}
      onClick={() => goTo(step, own)}
    >
      <Time>{((step.time - began) / 1000).toFixed(3)}</Time>
      <span>{name}</span>
      <Event>
        {eventTypeInWords(step.event.type)} <code>{payloadOf(step.event)}</code>
      </Event>
      <State>
        {refused && 'refused in '}
        {isDivergent && 'parts from today’s machine: '}
        {step.error ?? (valueInWords(step.value) || step.status)}
      </State>
    </Row>
  );
}

/** What an event carries, in a line. */
function payloadOf({ type: _, ...payload }: Step['event']): string {
  const text = JSON.stringify(payload);
  return text === '{}' ? '' : text;
}

const Row = styled(StepButton, {
  display: 'grid',
  gridTemplateColumns: '56px minmax(72px, 108px) minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: '$12',
  inlineSize: '100%',
  minBlockSize: '26px',
  alignItems: 'center',
  paddingInline: '$16',
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    background: 'var(--lampGround)',
    boxShadow: 'inset 3px 0 var(--lamp)',
    '@forced': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  variants: {
    is: {
      past: {},
      refused: { color: 'var(--mute)' },
      future: { color: 'var(--mute)', fontStyle: 'italic' },
      error: { color: 'var(--wrong)', background: 'var(--wrongGround)' },
    },
  },
});

const Time = styled('span', { color: 'var(--mute)' });
const Event = styled('span', { '& code': { color: 'var(--mute)', fontSize: '11.5px' } });
const State = styled('span', { color: 'var(--mute)' });
