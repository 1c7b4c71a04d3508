import { styled } from './style';
import { trial } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { eventTypeInWords, valueInWords } from '../../charts/words';
import { causeOf } from '../../charts/recording';
import { isRefused } from '../model/whyOf';
import { Details } from './Details';
import { Pane } from './Pane';
import { Tool } from './Tool';
import { WhyList } from './WhyList';

/** What the selected actor is in, the event that brought it there with each of its microsteps, and where this is specified. */
export function Moment() {
  const { actor, chart, step, isTrial, recording } = useShown();
  const cause = step && !isTrial ? causeOf(recording, step) : undefined;
  const sender = cause && recording.actors.get(cause.actor);
  const microsteps = step?.microsteps.filter(({ edges }) => edges.length > 0) ?? [];
  return (
    <Pane
      title={isTrial ? 'What if' : 'State'}
      aside={
        isTrial && (
          <span>
            <Tool type="button" kind="bare" onClick={() => trial.send({ type: 'undo' })}>
              Undo
            </Tool>
            <Tool type="button" kind="bare" onClick={() => trial.send({ type: 'leave' })}>
              Leave
            </Tool>
          </span>
        )
      }
    >
      <Body>
        <Value is={step?.status === 'error' ? 'error' : 'fine'}>
          {step?.error ?? (valueInWords(step?.value) || step?.status || 'not started')}
        </Value>
        {step && actor && (
          <p>
            by <b>{eventTypeInWords(step.event.type)}</b>
            {step.status === 'error' && ', which threw'}
            {isRefused(step) && ', which was refused'}
            {cause &&
              `, ${step.event.type.startsWith('xstate.after.') ? 'timed' : 'sent'} by ${sender?.name ?? cause.actor} at ${eventTypeInWords(cause.event.type)}`}
          </p>
        )}
        {microsteps.length > 1 && (
          <ol aria-label="Microsteps">
            {microsteps.map(({ edges, value }, index) => (
              <li key={edges.join()}>
                {index + 1}. {edges.map(nameOfEdge).join(', ')} → {valueInWords(value)}
              </li>
            ))}
          </ol>
        )}
        <WhyList />
        {chart && <Details chart={chart} />}
      </Body>
    </Pane>
  );
}

/** The event of an edge, by its id. */
const nameOfEdge = (id: string) => eventTypeInWords(id.split(' ')[1] ?? id);

const Body = styled('div', {
  display: 'grid',
  gap: '4px',
  padding: '0 $space$16 $space$12',
  color: 'var(--mute)',
  '& b': { color: 'var(--text)', fontWeight: '$regular' },
});

const Value = styled('p', {
  color: 'var(--text)',
  fontSize: '17px',
  fontWeight: '$light',
  overflowWrap: 'anywhere',
  variants: { is: { fine: {}, error: { color: 'var(--wrong)', fontSize: '14px' } } },
});
