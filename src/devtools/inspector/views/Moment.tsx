import { inCode } from '../../charts/plain';
import { actorNameOf, causeOf, chainOf, stepBefore } from '../../charts/recording';
import type { Step } from '../../charts/records';
import { eventTypeInWords, valueInWords } from '../../charts/words';
import { cursor, goTo } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { isRefused, whyOf } from '../model/whyOf';
import { Details } from './Details';
import { Pane, PaneBody } from './Pane';
import { styled } from './style';
import { Tool } from './Tool';

/** Shows the selected actor's state, the event and microsteps that led to it, and why; and the details of the selected part. */
export function Moment() {
  const { actor, step: shown, chart, isTrial, recording } = useShown();
  const refused = shown && isRefused(shown) ? shown : undefined;
  // A refused event changes nothing, so an earlier step led to the state.
  const step = refused ? stepBefore(recording, refused, (each) => !isRefused(each)) : shown;
  const cause = step && !isTrial ? causeOf(recording, step) : undefined;
  const sender = cause && recording.actors.get(cause.actor);
  const microsteps = step?.microsteps.filter(({ edges }) => edges.length > 0) ?? [];
  const eventOfEdge = (id: string) =>
    eventTypeInWords(chart?.edges.find((edge) => edge.id === id)?.event ?? id);
  return (
    <Pane
      title={isTrial ? 'What if' : 'State'}
      aside={
        isTrial && (
          <Tool kind="bare" onClick={() => cursor.send({ type: 'leave' })}>
            Leave
          </Tool>
        )
      }
    >
      <Body>
        <p data-error={shown?.status === 'error' || undefined}>
          {shown?.error ?? (valueInWords(shown?.value) || shown?.status || 'not started')}
        </p>
        {shown?.error && shown.value !== undefined && (
          <p>
            failed in <b>{valueInWords(shown.value)}</b>
          </p>
        )}
        {step && actor && (
          <p>
            by <b>{eventTypeInWords(step.event.type)}</b>
            {step.status === 'error' && ', which threw'}
            {cause &&
              `, ${step.event.type.startsWith('xstate.after.') ? 'timed' : 'sent'} by ${sender?.name ?? cause.actor} at ${eventTypeInWords(cause.event.type)}`}
          </p>
        )}
        {shown && !isTrial && <Chain step={shown} />}
        {microsteps.length > 1 && (
          <ol aria-label="Microsteps">
            {microsteps.map(({ edges, value }, index) => (
              // Two microsteps may take the same transitions.
              // eslint-disable-next-line react/no-array-index-key
              <li key={index}>
                {index + 1}. {edges.map(eventOfEdge).join(', ')} → {valueInWords(value)}
              </li>
            ))}
          </ol>
        )}
        {refused && (
          <p>
            <b>{eventTypeInWords(refused.event.type)}</b> was refused
          </p>
        )}
        {shown && Object.keys(shown.event).length > 1 && <code>{inCode(shown.event)}</code>}
        <WhyList />
        {chart && <Details chart={chart} />}
      </Body>
    </Pane>
  );
}

const Body = styled(PaneBody, {
  '& > p:first-child': { color: 'var(--text)', fontSize: '17px', fontWeight: '$light' },
  '& > p[data-error]': { color: 'var(--wrong)', fontSize: '14px' },
  '& [aria-label=Chain]': { row: '4px', maxBlockSize: '132px', overflow: 'auto' },
  '& summary': { cursor: 'pointer' },
  '& summary, & li[data-taken]': { color: 'var(--text)' },
});

/** The shown step's chain, numbered: all steps that one outside event or one timer caused. A press moves the cursor to a step. */
function Chain({ step }: { readonly step: Step }) {
  const { recording, place } = useShown();
  const chain = chainOf(recording, step);
  // A chain that begins with a start is not shown: the start of a page is the cause of everything that runs on the page.
  if (chain.length === 1 || chain[0]?.event.type === 'xstate.init') return null;
  return (
    <ol aria-label="Chain">
      {chain.map((each, index) => {
        const own = recording.steps.indexOf(each) + recording.dropped;
        return (
          <li key={each.index}>
            <Tool aria-pressed={own === place} onClick={() => goTo(each, own)}>
              {index + 1} {eventTypeInWords(each.event.type)} at {actorNameOf(recording, each)}
            </Tool>
          </li>
        );
      })}
    </ol>
  );
}

/** Why the shown step took its transitions, or none: the transitions that were tested, innermost first, with their guards' results. */
function WhyList() {
  const { actor, chart, step, before } = useShown();
  if (!actor || !chart || !step || !before) return null;
  const why = whyOf(chart, step, before);
  if (!why || (why.candidates.length === 0 && !why.refusal)) return null;
  return (
    <details open={why.refusal !== undefined}>
      <summary>
        {why.refusal ? 'Why not' : 'Why'}
        {!why.isRecorded && ', as the machine is today'}
      </summary>
      {why.refusal && <p>{why.refusal}</p>}
      <ol aria-label="Candidates">
        {why.candidates.map(({ edge, isTaken, words }) => (
          <li key={edge} data-taken={isTaken || undefined}>
            {words}
          </li>
        ))}
      </ol>
    </details>
  );
}
