import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Chart as ChartData } from '../../charts/chart';
import { view } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { Chart } from './Chart';
import { useVisits } from './chartElements';
import { Outline } from './Outline';
import { moveInList } from './Pane';
import { styled } from './style';
import { System } from './System';
import { Tool } from './Tool';

const tabs = [
  { id: 'chart', label: 'Chart', event: 'showChart' },
  { id: 'outline', label: 'Outline', event: 'showOutline' },
  { id: 'system', label: 'System', event: 'showSystem' },
] as const;

/** The selected machine as a chart or as an outline, or all actors: what caused what. */
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
        <Name>{isOfAll ? 'All actors' : (chart?.id ?? actor?.name ?? 'No machine')}</Name>
        {chart && <Heat chart={chart} />}
      </Head>
      <Panel role="tabpanel" id="stage" aria-labelledby={`tab-${stage}`}>
        <ErrorBoundary
          resetKeys={[chart, stage]}
          fallback={<Note>This chart cannot be drawn. The outline shows it.</Note>}
        >
          <Suspense fallback={<Note>Laying out…</Note>}>
            {stage === 'system' && <System />}
            {stage === 'outline' && chart && <Outline chart={chart} />}
            {stage === 'chart' && chart && <Chart key={chart.id} chart={chart} />}
            {!isOfAll && !chart && (
              <Note>{actor?.name} is no machine: it has no chart. Its steps are in the log.</Note>
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
    <Words role="status">
      Visited: {shareOf(chart.nodes)} states, {shareOf(chart.edges)} transitions
    </Words>
  );
}

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$8',
  minBlockSize: '40px',
  padding: '2px $space$12 2px $space$16',
  borderBlockEnd: '1px solid var(--line)',
});

const Tabs = styled('div', { display: 'flex', gap: '4px' });
const Name = styled('h2', { flex: 1, paddingInlineStart: '$8', fontSize: '15px' });

const Panel = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  background: 'var(--canvas)',
});

const Note = styled('p', {
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: '$32',
  color: 'var(--mute)',
});

const Words = styled('p', { color: 'var(--mute)', paddingInlineEnd: '$8' });
