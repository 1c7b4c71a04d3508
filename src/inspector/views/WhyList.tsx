import { styled } from './style';
import { useShown } from '../desk/useShown';
import { eventInWords, eventTypeInWords } from '../../charts/words';
import { stepsOf } from '../../charts/recording';
import { whyOf } from '../model/whyOf';
import type { Way } from '../../charts/wayTo';

/** Why the shown step took what it took, or nothing: its candidates, innermost first, and what their guards said. */
export function WhyList() {
  const { actor, chart, step, before, recording } = useShown();
  if (!actor || !chart || !step || !before) return null;
  const seen = stepsOf(recording, actor.id).map(({ event }) => event);
  const why = whyOf(chart.id, step, before, seen);
  if (!why || (why.candidates.length === 0 && !why.refusal)) return null;
  const taken = new Set(step.microsteps.flatMap(({ edges }) => edges));
  return (
    <Frame open={why.refusal !== undefined}>
      <summary>{why.refusal ? 'Why not' : 'Why'}</summary>
      {why.refusal && <p>{why.refusal}</p>}
      <ol aria-label="Candidates">
        {why.candidates.map(({ edge, source, guard, holds }) => {
          const { actions = [] } = chart.edges.find(({ id }) => id === edge) ?? {};
          const isTaken = taken.has(edge);
          return (
            <li key={edge} data-taken={isTaken || undefined}>
              {source}: {guard ? `[${guard}] ${verdict(holds)}` : 'no guard'}
              {isTaken && `, taken${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`}
            </li>
          );
        })}
      </ol>
      {why.way && <p>{wayInWords(why.way)}</p>}
    </Frame>
  );
}

const verdict = (holds: boolean | undefined) => {
  if (holds === undefined) return 'cannot read the event';
  return holds ? 'holds' : 'is false';
};

function wayInWords({ events, untried, isCut }: Way): string {
  if (events) {
    const words = events.map((event) =>
      event.type.startsWith('xstate.') ? eventTypeInWords(event.type) : eventInWords(event),
    );
    return `Possible after: ${words.join(', then ')}.`;
  }
  if (isCut) return 'What would make it possible is too far away to be found.';
  return untried.length > 0
    ? `What would make it possible was not found; not tried, for want of a payload: ${untried.join(', ')}.`
    : 'Nothing that this machine takes would make it possible.';
}

const Frame = styled('details', {
  fontSize: '12px',
  overflowWrap: 'anywhere',
  '& summary': { cursor: 'pointer', color: 'var(--text)' },
  '& li[data-taken]': { color: 'var(--text)' },
});
