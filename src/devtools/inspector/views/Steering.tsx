import { useSelector } from '@xstate/react';
import { stepsOf } from '../../charts/recording';
import { payloadInWords, shorten } from '../../charts/words';
import { cursor, selectActor, steering } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { proposalsFor } from '../model/proposalsFor';
import { Pane, PaneBody } from './Pane';
import { styled } from './style';
import { Tool } from './Tool';

const unknown = 'It is no machine: nothing says what it takes.';

/** Proposes the events that the selected actor would accept, to send to its page or to try on a copy of the shown step. */
export function Steering() {
  const { actor, chart, step, active, recording, isOpened, isTrial } = useShown();
  const state = useSelector(steering, (snapshot) => snapshot);
  const isFollowing = useSelector(cursor, (snapshot) => snapshot.matches('following'));
  const isAlive = step?.status === 'active';
  const isThere = recording.pages.some(({ run, isLeft }) => run === actor?.run && !isLeft);
  const isLive = isFollowing && !isOpened && !isTrial && isThere;
  const proposals =
    chart && step && isAlive
      ? proposalsFor(chart, active, step, actor ? stepsOf(recording, actor.id) : [], isLive)
      : [];
  // An event that was written for another actor is neither shown here nor sent.
  const own = state.context.actor === actor?.id ? state : undefined;
  const submit = (how: boolean) =>
    own && steering.send({ type: 'submit', actor: own.context.actor, isTrial: how });
  const edit = (text: string) => {
    // The event is meant for the actor shown now. Selecting this actor keeps it shown when other actors take steps.
    if (!actor) return;
    selectActor(actor.id);
    steering.send({ type: 'edit', actor: actor.id, text });
  };
  return (
    <Pane title="Send an event">
      <Body>
        <ul>
          {proposals.map(({ event, isEnabled }) => {
            const { type, ...payload } = event;
            const text = JSON.stringify(event);
            return (
              <li key={text}>
                <Tool data-enabled={isEnabled} onClick={() => edit(text)}>
                  {type} {shorten(payloadInWords(payload), 24)}
                  {!isEnabled && ' …'}
                </Tool>
              </li>
            );
          })}
          {proposals.length === 0 && (
            <li>{isAlive && !chart ? unknown : 'It takes no events now.'}</li>
          )}
        </ul>
        <textarea
          rows={2}
          spellCheck={false}
          aria-label="Event as JSON"
          aria-invalid={own?.matches('refused')}
          aria-describedby="steering-outcome"
          placeholder='{ "type": "…" }'
          title="Ctrl Enter sends it, or tries it on a copy"
          value={own?.context.text ?? ''}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onKeyDown={(event) => {
            const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
            if (isSubmit && !state.matches('sending')) submit(!isLive);
          }}
        />
        <div>
          <Tool
            kind="main"
            disabled={!own || !isLive || !isAlive || state.matches('sending')}
            onClick={() => submit(false)}
          >
            Send to the page
          </Tool>{' '}
          <Tool disabled={!own || !isAlive || !chart} onClick={() => submit(true)}>
            What if
          </Tool>
        </div>
        <p id="steering-outcome" role="status">
          {own?.matches('refused') && own.context.problem}
          {own?.matches('sending') && 'Sent: the page has not answered yet.'}
          {own?.matches('sent') &&
            (own.context.isTrial ? 'Tried on a copy.' : chart ? 'Taken.' : 'Sent.')}
        </p>
      </Body>
    </Pane>
  );
}

const Body = styled(PaneBody, {
  gap: '$8',
  '& ul': { row: '4px', maxBlockSize: '132px', overflow: 'auto' },
  '& textarea': { padding: '8px 10px', borderRadius: '8px', fontSize: '12px', resize: 'vertical' },
  '& [aria-invalid=true]': { borderColor: 'var(--wrong)' },
  '& [aria-invalid=true] ~ p': { color: 'var(--wrong)' },
  '& p': { minBlockSize: '19px' },
});
