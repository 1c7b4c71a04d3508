import { pageName, type Recording, statusOf } from '../../charts/recording';
import { selectActor, view } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { registeredCharts } from '../model/registry';
import { moveInList, Pane, Scroll } from './Pane';
import { styled } from './style';

/** Every actor under the one that made it, with its status, page by page; below, every machine of the site. */
export function ActorTree() {
  const { recording, chart, actor } = useShown();
  const pages = recording.pages.toReversed();
  const first = [...recording.actors.values()].find(({ run }) => run === pages[0]?.run);
  const machines = registeredCharts();
  const own = actor ? undefined : machines.find(({ id }) => id === chart?.id);
  return (
    <>
      <Pane title="Actors" grows>
        <Scroll onKeyDown={moveInList}>
          {pages.length === 0 && <Nothing>None yet.</Nothing>}
          {pages.map((page) => (
            <div key={page.run}>
              <Page isLeft={page.isLeft} title={page.address}>
                {pageName(page, recording.pages)}
                <span>{pageEnd(page) || time(page.began)}</span>
              </Page>
              <ActorBranch
                page={page}
                parent={undefined}
                level={0}
                reached={(actor ?? first)?.id}
              />
            </div>
          ))}
        </Scroll>
      </Pane>
      <Pane title="Machines of the site">
        <Scroll onKeyDown={moveInList}>
          <Machines>
            {machines.map(({ id }) => (
              <li key={id}>
                <TreeRow
                  type="button"
                  tabIndex={id === (own ?? machines[0])?.id ? 0 : -1}
                  aria-current={own?.id === id ? 'true' : undefined}
                  onClick={() => view.send({ type: 'selectChart', chart: id })}
                >
                  {id}
                </TreeRow>
              </li>
            ))}
          </Machines>
        </Scroll>
      </Pane>
    </>
  );
}

const pageEnd = ({ isLeft, isCrashed }: Recording['pages'][number]) => {
  if (isCrashed) return 'crashed';
  return isLeft ? 'left' : '';
};

const time = (began: number) => new Date(began).toLocaleTimeString('en-GB');

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
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  paddingBlockEnd: '$8',
});

interface ActorBranchProps {
  readonly page: Recording['pages'][number];
  readonly parent: string | undefined;
  readonly level: number;
  /** The id of the one actor that the Tab key reaches. */
  readonly reached: string | undefined;
}

/** The actors of a page that one actor has made, or that nobody made, each with its own below it. */
function ActorBranch({ page, parent, level, reached }: ActorBranchProps) {
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
            <TreeRow
              type="button"
              level={level === 0 ? 'root' : 'child'}
              data-status={status.lamp}
              tabIndex={actor.id === reached ? 0 : -1}
              aria-current={actor === selected ? 'true' : undefined}
              onClick={() => selectActor(actor.id)}
            >
              <Lamp is={page.isLeft && status.lamp === 'active' ? 'off' : status.lamp} />
              <span>{actor.name}</span>
              <Value>{status.words}</Value>
            </TreeRow>
            <ActorBranch page={page} parent={actor.id} level={level + 1} reached={reached} />
          </li>
        );
      })}
    </ul>
  );
}

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

/** What one presses to be shown an actor or a machine, lit meanwhile; an actor that another has made is set in. */
const TreeRow = styled('button', {
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
