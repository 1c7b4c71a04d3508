import { styled } from '../../stitches.config';
import { view } from '../desk/actors';
import { siteCharts, useShown } from '../desk/shown';
import { valueInWords } from '../model/words';
import type { ActorRecord } from '../model/protocol';
import { type Recording, stepAt } from '../model/recording';
import { Pane } from './Pane';
import { Scroll } from './Scroll';

/** Every actor under the one that made it, with its status, page by page; below, every machine of the site. */
export function ActorTree() {
  const { recording, chart, actor } = useShown();
  const pages = recording.pages.toReversed();
  return (
    <>
      <Pane title="Actors" grows>
        <Scroll>
          {pages.length === 0 && <Nothing>None yet.</Nothing>}
          {pages.map((page) => (
            <div key={page.run}>
              <Page isLeft={page.isLeft} title={page.address}>
                {new URL(page.address).pathname}
                <span>{page.isLeft ? 'left' : time(page.began)}</span>
              </Page>
              <Branch page={page} parent={undefined} level={0} />
            </div>
          ))}
        </Scroll>
      </Pane>
      <Pane title="Machines of the site">
        <Scroll>
          <Machines>
            {siteCharts.map(({ id }) => (
              <li key={id}>
                <Row
                  type="button"
                  aria-current={!actor && chart?.id === id ? 'true' : undefined}
                  onClick={() => view.send({ type: 'selectChart', chart: id })}
                >
                  {id}
                </Row>
              </li>
            ))}
          </Machines>
        </Scroll>
      </Pane>
    </>
  );
}

const time = (began: number) => new Date(began).toLocaleTimeString('en-GB');

interface BranchProps {
  readonly page: Recording['pages'][number];
  readonly parent: string | undefined;
  readonly level: number;
}

function Branch({ page, parent, level }: BranchProps) {
  const { recording, actor: selected, place } = useShown();
  const actors = [...recording.actors.values()].filter(
    (actor) => actor.run === page.run && actor.parent === parent,
  );
  if (actors.length === 0) return null;
  return (
    <ul>
      {actors.map((actor) => {
        const status = statusOf(recording, actor, place);
        return (
          <li key={actor.id}>
            <Row
              type="button"
              level={level === 0 ? 'root' : 'child'}
              data-status={status.lamp}
              aria-current={actor === selected ? 'true' : undefined}
              onClick={() =>
                view.send({ type: 'selectActor', actor: actor.id, chart: actor.chart })
              }
            >
              <Lamp is={page.isLeft && status.lamp === 'active' ? 'off' : status.lamp} />
              <span>{actor.name}</span>
              <Value>{status.words}</Value>
            </Row>
            <Branch page={page} parent={actor.id} level={level + 1} />
          </li>
        );
      })}
    </ul>
  );
}

/** What an actor is in at a place in time, in words and as a lamp. */
function statusOf(recording: Recording, actor: ActorRecord, place: number) {
  const step = stepAt(recording, actor.id, place);
  if (!step) return { lamp: 'off', words: 'not yet' } as const;
  if (step.status === 'error') return { lamp: 'error', words: 'failed' } as const;
  if (step.status !== 'active') return { lamp: 'off', words: step.status } as const;
  return { lamp: 'active', words: step.value ? valueInWords(step.value) : 'active' } as const;
}

const Nothing = styled('p', { paddingInline: '$16', paddingBlockEnd: '$12', color: 'var(--mute)' });

const Page = styled('p', {
  display: 'flex',
  justifyContent: 'space-between',
  padding: '4px $space$16',
  background: 'var(--ground)',
  color: 'var(--mute)',
  fontSize: '11.5px',
  variants: { isLeft: { true: { fontStyle: 'italic' }, false: {} } },
});

const Machines = styled('ul', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  paddingBlockEnd: '$8',
});

const Row = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  inlineSize: '100%',
  minBlockSize: '28px',
  paddingInline: '$16',
  border: 0,
  borderInlineStart: '3px solid transparent',
  background: 'none',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': { background: 'var(--lampGround)', borderInlineStartColor: 'var(--lamp)' },
  '&[data-status=error], &[data-status=error] > span': { color: 'var(--wrong)' },
  variants: { level: { root: {}, child: { paddingInlineStart: '$36' } } },
});

const Value = styled('span', {
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'end',
  color: 'var(--mute)',
  fontSize: '11.5px',
});

const Lamp = styled('i', {
  flexShrink: 0,
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: '50%',
  border: '1.5px solid var(--edge)',
  variants: {
    is: {
      active: { background: 'var(--lamp)', borderColor: 'var(--accent)' },
      off: {},
      error: { background: 'var(--wrong)', borderColor: 'var(--wrong)' },
    },
  },
});
