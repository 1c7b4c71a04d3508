import { useSelector } from '@xstate/react';
import { activeNodes } from '../../charts/chart';
import { placeNear, stepAt, stepBefore } from '../../charts/recording';
import { registeredChart, registeredCharts } from '../model/registry';
import { selectedActor } from '../model/selectedActor';
import { cursor, view } from './actors';
import { useSessions } from './store';

/** What the inspector shows at the cursor's time: session, actor, chart and step. */
export function useShown() {
  const { live, opened } = useSessions();
  const sought = useSelector(cursor, ({ context }) => context.place);
  const isFollowing = useSelector(cursor, (state) => state.matches('following'));
  const selected = useSelector(view, ({ context }) => context);
  const steps = useSelector(cursor, ({ context }) => context.tried);
  const session = opened ?? live;
  const { recording } = session;
  const place = placeNear(recording, sought);
  const actor = selectedActor(recording, selected, isFollowing && !opened);
  const chartId = actor ? actor.chart : selected.chart;
  const known = recording.charts.get(chartId ?? '') ?? registeredChart(chartId ?? '');
  const chart = known ?? (actor ? undefined : registeredCharts()[0]);
  const tried = steps.filter((each) => each.actor === actor?.id);
  const isTrial = tried.length > 0;
  const recorded = actor && stepAt(recording, actor.id, place);
  const step = isTrial ? tried.at(-1) : recorded;
  return {
    session,
    recording,
    isOpened: opened !== undefined,
    place,
    actor,
    chart,
    /** The step that is shown for the selected actor: the last one of the what-if, if there is one. */
    step,
    before: isTrial ? (tried.at(-2) ?? recorded) : recorded && stepBefore(recording, recorded),
    isTrial,
    active: chart && step ? activeNodes(chart, step.value) : new Set<string>(),
    /** The edges that the step took, in the order of its microsteps. */
    taken: step?.microsteps.flatMap(({ edges }) => edges) ?? [],
  };
}

export type Shown = ReturnType<typeof useShown>;
