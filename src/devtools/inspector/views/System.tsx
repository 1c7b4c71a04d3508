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

function Cards({ run, parent, chain }: CardsProps) {
  const { recording, place } = useShown();
  const actors = [...recording.actors.values()]
    .filter((actor) => actor.run === run && actor.parent === parent)
    .map((actor) => ({ actor, status: statusOf(recording, actor, place) }));
  return (
    <List>
      {actors.map(({ actor: { id, name }, status }) => (
        <Card key={id} data-lit={chain.some((step) => step.actor === id) || undefined}>
          <Tool
            kind="bare"
            onClick={() => {
              selectActor(id);
              view.send({ type: 'showChart' });
            }}
          >
            {name}
          </Tool>
          <span>{status.words}</span>
          {chain.map(
            (step, index) => step.actor === id && <Link key={step.index} {...{ step, index }} />,
          )}
          <Cards run={run} parent={id} chain={chain} />
        </Card>
      ))}
    </List>
  );
}

/** An event of the chain, by its number in it. */
function Link({ step, index }: { step: Step; index: number }) {
  const { recording, place } = useShown();
  const own = recording.steps.indexOf(step) + recording.dropped;
  return (
    <Tool
      aria-current={own === place ? 'step' : undefined}
      aria-pressed={own === place}
      onClick={() => goTo(step, own)}
    >
      {index + 1} {eventTypeInWords(step.event.type)}
    </Tool>
  );
}

const Frame = styled(Scroll, { blockSize: '100%', padding: '$12', fontSize: '12px' });

const List = styled('ul', { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '6px' });

const Card = styled('li', {
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  padding: '4px 8px 4px 4px',
  border: '1px solid var(--line)',
  borderRadius: '8px',
  background: 'var(--panel)',
  color: 'var(--mute)',
  '& > ul': { flex: '1 0 100%' },
  '& > ul:empty': { display: 'none' },
  '&[data-lit]': { borderColor: 'var(--lamp)', background: 'var(--lampGround)' },
});
