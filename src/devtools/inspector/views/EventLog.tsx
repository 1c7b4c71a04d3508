import { useSelector } from '@xstate/react';
import { inCode } from '../../charts/plain';
import { actorNameOf } from '../../charts/recording';
import type { Step } from '../../charts/records';
import { eventTypeInWords, valueInWords } from '../../charts/words';
import { goTo, look, view } from '../desk/actors';
import { store } from '../desk/store';
import { useRevealed } from '../desk/useRevealed';
import { type Shown, useShown } from '../desk/useShown';
import { isRefused } from '../model/whyOf';
import { moveInList, Mute, Pane, RowButton, Scroll } from './Pane';
import { styled } from './style';
import { SearchField, Tool } from './Tool';

/** The most steps that are listed: those nearest to the cursor. */
const limit = 200;

/** The text of a step that the search looks through: its event, actor and outcome. */
const textOf = (step: Step, actor: string) =>
  `${eventTypeInWords(step.event.type)} ${inCode(step.event)} ${actor} ${outcomeOf(step)}`;

const outcomeOf = (step: Step) =>
  `${isRefused(step) ? 'refused in ' : ''}${step.error ?? (valueInWords(step.value) || step.status)}`;

/** The log of all steps, or of those that a search finds, the newest last. */
export function EventLog() {
  const shown = useShown();
  const { recording, place, isOpened } = shown;
  const text = useSelector(view, ({ context }) => context.text);
  const words = text.toLowerCase().split(' ');
  const found = recording.steps
    .map((step, index) => ({ step, place: index + recording.dropped }))
    .filter(({ step }) => {
      const own = text && textOf(step, actorNameOf(recording, step)).toLowerCase();
      return words.every((word) => own.includes(word));
    });
  const here = found.findLastIndex((each) => each.place <= place);
  const start = Math.max(0, Math.min(here - limit / 2, found.length - limit));
  const rows = found.slice(start, start + limit);
  const reached = (found[here] ?? rows[0])?.place;
  return (
    <Pane
      title={`Log, ${found.length} ${found.length === 1 ? 'step' : 'steps'}`}
      grows
      aside={
        <>
          <SearchField
            label="Search the log"
            value={text}
            onInput={(searched) => look({ text: searched })}
          />
          <Tool disabled={isOpened} onClick={store.clear}>
            Clear
          </Tool>
        </>
      }
    >
      <Scroll as="ol" onKeyDown={moveInList}>
        {rows.map(({ step, place: own }) => (
          <li key={own}>
            <LogRow shown={shown} step={step} place={own} isReached={own === reached} />
          </li>
        ))}
      </Scroll>
    </Pane>
  );
}

interface LogRowProps {
  readonly shown: Shown;
  readonly step: Step;
  readonly place: number;
  /** Whether the Tab key reaches this row. */
  readonly isReached: boolean;
}

/** A step of the log. A press moves the cursor to the step, and shows its actor. */
function LogRow({ shown, step, place: own, isReached }: LogRowProps) {
  const { recording, place } = shown;
  const isHere = own === place;
  const { type, ...payload } = step.event;
  const began = recording.steps[0]?.time ?? 0;
  return (
    <Row
      type="button"
      ref={useRevealed<HTMLButtonElement>(isHere)}
      tabIndex={isReached ? 0 : -1}
      aria-current={isHere ? 'step' : undefined}
      data-error={step.status === 'error' || undefined}
      data-refused={isRefused(step) || undefined}
      data-future={own > place || undefined}
      onClick={() => goTo(step, own)}
    >
      <Mute>{((step.time - began) / 1000).toFixed(3)}</Mute>
      <span>{actorNameOf(recording, step)}</span>
      <span>
        {eventTypeInWords(type)} <Mute as="code">{inCode(payload).replace(/^\{\}$/, '')}</Mute>
      </span>
      <Mute>{outcomeOf(step)}</Mute>
    </Row>
  );
}

const Row = styled(RowButton, {
  display: 'grid',
  gridTemplateColumns: '56px minmax(72px, 108px) minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: '$12',
  minBlockSize: '22px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { oneLine: 'start' },
  '&[data-refused], &[data-future]': { color: 'var(--mute)' },
  '&[data-future]': { fontStyle: 'italic' },
  '&[data-error]': { color: 'var(--wrong)', background: 'var(--wrongGround)' },
});
