import { useSelector } from '@xstate/react';
import { pageName, type Recording, statusOf } from '../../charts/recording';
import { look, selectActor, view } from '../desk/actors';
import { type Shown, useShown } from '../desk/useShown';
import { registeredCharts } from '../model/registry';
import { moveInList, Mute, Pane, RowButton, Scroll } from './Pane';
import { styled } from './style';
import { Tool } from './Tool';

/** Lists the actors of each page, each below its parent and with its status. If no page is live, also lists the project's machines. */
export function ActorTree() {
  const shown = useShown();
  const { recording, chart, actor } = shown;
  const isListed = useSelector(view, ({ context }) => context.isListed);
  const pages = recording.pages.toReversed();
  const actors = [...recording.actors.values()];
  const first = actors.find(({ run }) => run === pages[0]?.run);
  const others = actors.filter((each) => !each.chart && each.parent).length;
  return (
    <>
      <Pane
        title="Actors"
        grows
        aside={
          others > 0 && (
            <Tool
              aria-pressed={isListed}
              title="Actors that are no machines: callbacks, promises and the like"
              onClick={() => look({ isListed: !isListed })}
            >
              Others ({others})
            </Tool>
          )
        }
      >
        <Scroll onKeyDown={moveInList}>
          {pages.length === 0 && <Page>None yet.</Page>}
          {pages.map((page) => (
            <div key={page.run}>
              <Page title={page.address}>
                {pageName(page, recording.pages)}
                <span>{pageTime(page)}</span>
              </Page>
              <ActorBranch shown={shown} run={page.run} reached={(actor ?? first)?.id} />
            </div>
          ))}
        </Scroll>
      </Pane>
      {pages.every(({ isLeft }) => isLeft) && <Machines shown={actor ? undefined : chart?.id} />}
    </>
  );
}

/** Lists the project's machines. `shown` is the id of the machine that is shown without an actor. */
function Machines({ shown }: { readonly shown: string | undefined }) {
  const machines = registeredCharts();
  if (machines.length === 0) return null;
  return (
    <Pane title="Machines of the project">
      <Scroll as="ul" onKeyDown={moveInList}>
        {machines.map(({ id }) => (
          <li key={id}>
            <TreeRow
              type="button"
              tabIndex={id === (shown ?? machines[0]?.id) ? 0 : -1}
              aria-current={shown === id ? 'true' : undefined}
              onClick={() => look({ actor: undefined, chart: id, part: undefined })}
            >
              {id}
            </TreeRow>
          </li>
        ))}
      </Scroll>
    </Pane>
  );
}

/** The time when a page was loaded, or a word for how it ended. */
function pageTime({ isLeft, isCrashed, began }: Recording['pages'][number]): string {
  if (isCrashed) return 'crashed';
  return isLeft ? 'left' : new Date(began).toLocaleTimeString('en-GB');
}

const Page = styled('p', {
  display: 'flex',
  justifyContent: 'space-between',
  padding: '4px $space$16',
  background: 'var(--ground)',
  mute: '11.5px',
});

interface ActorBranchProps {
  readonly shown: Shown;
  readonly run: string;
  readonly parent?: string;
  readonly level?: number;
  /** The id of the one actor that the Tab key reaches. */
  readonly reached: string | undefined;
}

/** Lists a page's actors with this parent (without `parent`, its root actors), each with its children below it. */
function ActorBranch({ shown, run, parent, level = 0, reached }: ActorBranchProps) {
  const { recording, place, actor: selected } = shown;
  const isListed = useSelector(view, ({ context }) => context.isListed);
  const actors = [...recording.actors.values()]
    .filter((actor) => actor.run === run && actor.parent === parent)
    .map((actor) => ({ actor, status: statusOf(recording, actor, place) }))
    // Root actors, failed actors and the shown actor are always listed.
    .filter(
      ({ actor, status }) =>
        isListed || actor.chart || !parent || actor === selected || status.isFailed,
    );
  if (actors.length === 0) return null;
  return (
    <ul>
      {actors.map(({ actor, status }) => (
        <li key={actor.id}>
          <TreeRow
            type="button"
            style={{ paddingInlineStart: 16 + 14 * level }}
            data-status={status.isFailed ? 'error' : undefined}
            tabIndex={actor.id === reached ? 0 : -1}
            aria-current={actor === selected ? 'true' : undefined}
            onClick={() => selectActor(actor.id)}
          >
            <span>{actor.name}</span>
            <Mute>{status.words}</Mute>
          </TreeRow>
          <ActorBranch {...{ shown, run, reached }} parent={actor.id} level={level + 1} />
        </li>
      ))}
    </ul>
  );
}

const TreeRow = styled(RowButton, {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minBlockSize: '26px',
  whiteSpace: 'nowrap',
  '& > span + span': { flex: 1, oneLine: 'end' },
  '&[data-status=error], &[data-status=error] > span': { color: 'var(--wrong)' },
});
