import { pageName } from '../../charts/recording';
import { styled } from './style';
import { view } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { registeredCharts } from '../model/registry';
import { ActorBranch } from './ActorBranch';
import { moveInList } from './moveInList';
import { Pane } from './Pane';
import { Scroll } from './Scroll';
import { TreeRow } from './TreeRow';

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
                <span>{page.isLeft ? 'left' : time(page.began)}</span>
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
