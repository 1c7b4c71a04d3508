import { useSelector } from '@xstate/react';
import { inCode } from '../../charts/plain';
import { actorNameOf, type Recording } from '../../charts/recording';
import type { Step } from '../../charts/records';
import { eventTypeInWords, valueInWords } from '../../charts/words';
import { goTo, view } from '../desk/actors';
import { store } from '../desk/store';
import { useRevealed } from '../desk/useRevealed';
import { useShown } from '../desk/useShown';
import { isRefused } from '../model/whyOf';
import { Aside, moveInList, Pane, RowButton, Scroll } from './Pane';
import { SearchField } from './SearchField';
import { styled } from './style';
import { Tool } from './Tool';

/** At most so many steps are listed: those nearest to the cursor. */
const limit = 200;

/** What a step is found by: its event, its actor, its state. */
const textOf = (step: Step, actor: string) =>
  `${eventTypeInWords(step.event.type)} ${inCode(step.event)} ${actor} ${outcomeOf(step)}`;

/** What became of an event, in words. */
const outcomeOf = (step: Step) =>
  `${isRefused(step) ? 'refused in ' : ''}${step.error ?? (valueInWords(step.value) || step.status)}`;

/** All steps, newest last: found by words, or of the selected actor only. */
export function EventLog() {
  const { recording, actor, place, isOpened } = useShown();
  const text = useSelector(view, ({ context }) => context.text);
  const words = text.toLowerCase().split(' ');
  const isFiltered = useSelector(view, (state) => state.matches({ log: 'selected' }));
  const found = recording.steps
    .map((step, index) => ({ step, place: index + recording.dropped }))
    .filter(({ step }) => !isFiltered || step.actor === actor?.id)
    .filter(({ step }) => {
      const own = text && textOf(step, actorNameOf(recording, step)).toLowerCase();
      return words.every((word) => own.includes(word));
    });
  const here = found.findLastIndex((each) => each.place <= place);
  const start = Math.max(0, Math.min(here - limit / 2, found.length - limit));
  const rows = found.slice(start, start + limit);
  const reached = (found[here] ?? rows[0])?.place;
  const began = recording.steps[0]?.time ?? 0;
  return (
    <Pane
      title={`Log, ${found.length} steps`}
      grows
      aside={
        <Aside>
          <SearchField
            label="Search the log"
            value={text}
            onInput={(searched) => view.send({ type: 'search', text: searched })}
          />
          <Tool aria-pressed={isFiltered} onClick={() => view.send({ type: 'filter' })}>
            Selected actor only
          </Tool>
          <Tool disabled={isOpened} onClick={store.clear}>
            Clear
          </Tool>
        </Aside>
      }
    >
      <Scroll onKeyDown={moveInList}>
        <List>
          {rows.map(({ step, place: own }) => (
            <li key={own}>
              <LogRow
                {...{ recording, step, began }}
                place={own}
                cursor={place}
                isReached={own === reached}
              />
            </li>
          ))}
        </List>
      </Scroll>
    </Pane>
  );
}

const List = styled('ol', { fontVariantNumeric: 'tabular-nums' });

interface LogRowProps {
  readonly recording: Recording;
  /** The place that is shown. */
  readonly cursor: number;
  readonly step: Step;
  /** Its place in time. */
  readonly place: number;
  /** When the recording began, in milliseconds since 1970. */
  readonly began: number;
  /** Whether it is the row that the Tab key reaches. */
  readonly isReached: boolean;
}

/** A step of the log: pressed, it is gone to, and its actor is shown. */
function LogRow({ recording, step, place: own, cursor: place, began, isReached }: LogRowProps) {
  const isHere = own === place;
  return (
    <Row
      type="button"
      ref={useRevealed<HTMLButtonElement>(isHere)}
      tabIndex={isReached ? 0 : -1}
      aria-current={isHere ? 'step' : undefined}
      is={
        step.status === 'error'
          ? 'error'
          : own > place
            ? 'future'
            : isRefused(step)
              ? 'refused'
              : 'past'
      }
      onClick={() => goTo(step, own)}
    >
      <Time>{((step.time - began) / 1000).toFixed(3)}</Time>
      <span>{actorNameOf(recording, step)}</span>
      <Event>
        {eventTypeInWords(step.event.type)} <code>{payloadOf(step.event)}</code>
      </Event>
      <State>{outcomeOf(step)}</State>
    </Row>
  );
}

/** What an event carries, in a line. */
function payloadOf({ type: _, ...payload }: Step['event']): string {
  const text = inCode(payload);
  return text === '{}' ? '' : text;
}

const Row = styled(RowButton, {
  display: 'grid',
  gridTemplateColumns: '56px minmax(72px, 108px) minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: '$12',
  minBlockSize: '22px',
  alignItems: 'center',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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
