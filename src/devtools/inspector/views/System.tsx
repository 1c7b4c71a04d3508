import { chainOf, statusOf } from '../../charts/recording';
import type { Step } from '../../charts/records';
import { eventTypeInWords } from '../../charts/words';
import { goTo, selectActor, view } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { Scroll } from './Pane';
import { styled } from './style';
import { Tool } from './Tool';

/** All actors of a page as cards within each other, and on them, numbered, the chain of events that the shown step is part of. */
export function System() {
  const { recording, place } = useShown();
  const shown = recording.steps[place - recording.dropped];
  const run = shown?.run ?? recording.pages.at(-1)?.run;
  return (
    <Frame tabIndex={0} role="group" aria-label="System">
      {run && <Cards run={run} chain={shown ? chainOf(recording, shown) : []} />}
    </Frame>
  );
}

interface CardsProps {
  readonly run: string;
  readonly parent?: string;
  readonly chain: readonly Step[];
}

const open = (id: string) => {
  selectActor(id);
  view.send({ type: 'showChart' });
};

function Cards({ run, parent, chain }: CardsProps) {
  const { recording, place } = useShown();
  const actors = [...recording.actors.values()].filter(
    (actor) => actor.run === run && actor.parent === parent,
  );
  return (
    <ul>
      {actors.map((actor) => (
        <Card key={actor.id} data-lit={chain.some((step) => step.actor === actor.id) || undefined}>
          <Tool kind="bare" onClick={() => open(actor.id)}>
            {actor.name}
          </Tool>
          <span>{statusOf(recording, actor, place).words}</span>
          {chain.map((step, index) => {
            if (step.actor !== actor.id) return null;
            const own = recording.steps.indexOf(step) + recording.dropped;
            return (
              <Tool key={step.index} aria-pressed={own === place} onClick={() => goTo(step, own)}>
                {index + 1} {eventTypeInWords(step.event.type)}
              </Tool>
            );
          })}
          <Cards run={run} parent={actor.id} chain={chain} />
        </Card>
      ))}
    </ul>
  );
}

const Frame = styled(Scroll, {
  blockSize: '100%',
  padding: '$12',
  '& ul': { row: '6px', alignItems: 'start' },
});

const Card = styled('li', {
  flex: '1 1 auto',
  row: '4px',
  padding: '4px 8px 4px 4px',
  border: '1px solid var(--line)',
  borderRadius: '8px',
  background: 'var(--panel)',
  mute: '12px',
  '& > ul': { flex: '1 0 100%' },
  '& > ul:empty': { display: 'none' },
  '&[data-lit]': { borderColor: 'var(--lamp)', background: 'var(--lampGround)' },
});
