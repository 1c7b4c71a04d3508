import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Chart as ChartData } from '../../charts/chart';
import { useShown } from '../desk/useShown';
import { howToRegister } from '../model/registry';
import { Chart } from './Chart';
import { useVisits } from './chartElements';
import { Bar, Mute } from './Pane';
import { styled } from './style';

export function Stage() {
  const { chart, actor, session } = useShown();
  return (
    <>
      <Head>
        <h2>{chart?.id ?? actor?.name ?? 'No machine'}</h2>
        {chart && <Heat chart={chart} />}
      </Head>
      <Panel>
        <ErrorBoundary resetKeys={[chart]} fallback={<p>This chart cannot be drawn.</p>}>
          <Suspense fallback={<p>Laying out…</p>}>
            {chart ? (
              <Chart key={chart.id} chart={chart} />
            ) : (
              <p>
                {actor
                  ? `${actor.name} is no machine: it has no chart. Its steps are in the log.`
                  : session.visits
                    ? `The charts of this report are not known. ${howToRegister}`
                    : 'Nothing is watched yet.'}
              </p>
            )}
          </Suspense>
        </ErrorBoundary>
      </Panel>
    </>
  );
}

/** How many states and transitions of a chart the generated paths have visited, in words. */
function Heat({ chart }: { chart: ChartData }) {
  const visits = useVisits();
  if (!visits) return null;
  const own = visits.get(chart.id);
  const shareOf = (parts: readonly { readonly id: string }[]) =>
    `${parts.filter(({ id }) => own?.has(id)).length} of ${parts.length}`;
  return (
    <Mute role="status">
      Visited: {shareOf(chart.nodes)} states, {shareOf(chart.edges)} transitions
    </Mute>
  );
}

const Head = styled(Bar, {
  borderBlockEnd: '1px solid var(--line)',
  '& h2': { flex: 1, fontSize: '15px' },
});

const Panel = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  background: 'var(--canvas)',
  '& > p': { padding: '$32', mute: 'inherit' },
});
