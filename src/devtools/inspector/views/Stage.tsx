import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Chart as ChartData } from '../../charts/chart';
import { view } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { Chart } from './Chart';
import { useVisits } from './chartElements';
import { Bar, moveInList, Mute } from './Pane';
import { styled } from './style';
import { System } from './System';
import { Tool } from './Tool';

const tabs = [
  { id: 'chart', label: 'Chart', event: 'showChart' },
  { id: 'system', label: 'System', event: 'showSystem' },
] as const;

/** The selected machine as a chart, or all actors: what caused what. */
export function Stage() {
  const { chart, actor } = useShown();
  const stage = useSelector(view, (state) => state.value.stage);
  const isOfAll = stage === 'system';
  return (
    <>
      <Head>
        <Tabs role="tablist" aria-label="How it is shown" onKeyDown={moveInList}>
          {tabs.map(({ id, label, event }) => (
            <Tool
              key={id}
              role="tab"
              id={`tab-${id}`}
              aria-selected={stage === id}
              aria-controls="stage"
              tabIndex={stage === id ? 0 : -1}
              onClick={() => view.send({ type: event })}
              onFocus={() => view.send({ type: event })}
            >
              {label}
            </Tool>
          ))}
        </Tabs>
        <h2>{isOfAll ? 'All actors' : (chart?.id ?? actor?.name ?? 'No machine')}</h2>
        {chart && <Heat chart={chart} />}
      </Head>
      <Panel role="tabpanel" id="stage" aria-labelledby={`tab-${stage}`}>
        <ErrorBoundary resetKeys={[chart, stage]} fallback={<p>This chart cannot be drawn.</p>}>
          <Suspense fallback={<p>Laying out…</p>}>
            {isOfAll && <System />}
            {!isOfAll && chart && <Chart key={chart.id} chart={chart} />}
            {!isOfAll && !chart && (
              <p>{actor?.name} is no machine: it has no chart. Its steps are in the log.</p>
            )}
          </Suspense>
        </ErrorBoundary>
      </Panel>
    </>
  );
}

/** How much of a chart was visited, in words. */
function Heat({ chart }: { chart: ChartData }) {
  const visits = useVisits();
  if (!visits) return null;
  const own = visits.get(chart.id);
  const shareOf = (parts: readonly { readonly id: string }[]) =>
    `${parts.filter(({ id }) => own?.get(id)).length} of ${parts.length}`;
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

const Tabs = styled('div', { row: '4px' });

const Panel = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  background: 'var(--canvas)',
  '& > p': { padding: '$32', mute: 'inherit' },
});
