import { useSelector } from '@xstate/react';
import { activeNodes, type Chart } from '../../charts/chart';
import type { ActorRecord, Step } from '../../charts/records';
import { type Recording, stepAt, stepBefore } from '../../charts/recording';
import type { Session } from '../../charts/sessionFile';
import { describedChart } from '../model/describedChart';
import { registeredChart, registeredCharts } from '../model/registry';
import { shownActor } from '../model/selectedActor';
import { cursor, trial, view } from './actors';
import { useSessions } from './store';

/** All that the parts of the inspector show, at the place where the cursor stands. */
export interface Shown {
  readonly session: Session;
  readonly recording: Recording;
  readonly isOpened: boolean;
  readonly place: number;
  readonly actor: ActorRecord | undefined;
  readonly chart: Chart | undefined;
  /** The step that the selected actor is in, of the what-if where there is one. */
  readonly step: Step | undefined;
  readonly before: Step | undefined;
  readonly isTrial: boolean;
  readonly active: ReadonlySet<string>;
  /** The edges that the step took, in the order of its microsteps. */
  readonly taken: readonly string[];
}

/** What is shown now. */
export function useShown(): Shown {
  const { live, opened } = useSessions();
  const place = useSelector(cursor, ({ context }) => context.place);
  const isFollowing = useSelector(cursor, (state) => state.matches('following'));
  const selected = useSelector(view, ({ context }) => context);
  const isChosen = useSelector(view, (state) => state.matches({ subject: 'chosen' }));
  const tried = useSelector(trial, ({ context }) => context);
  const session = opened ?? live;
  const { recording } = session;
  const actor = shownActor(recording, place, { ...selected, isChosen }, isFollowing && !opened);
  const chartId = actor ? actor.chart : selected.chart;
  const chart = chartOfId(recording, chartId) ?? (actor ? undefined : registeredCharts()[0]);
  const isTrial = actor !== undefined && tried.actor === actor.id && tried.steps.length > 0;
  const recorded = actor && stepAt(recording, actor.id, place);
  const step = isTrial ? tried.steps.at(-1) : recorded;
  return {
    session,
    recording,
    isOpened: opened !== undefined,
    place,
    actor,
    chart,
    step,
    before: isTrial
      ? (tried.steps.at(-2) ?? recorded)
      : recorded && stepBefore(recording, recorded),
    isTrial,
    active: chart && step ? activeNodes(chart, step.value) : new Set(),
    taken: step?.microsteps.flatMap(({ edges }) => edges) ?? [],
  };
}

/** The chart of an id: as it was recorded, with today's descriptions, else as the code is today. */
export function chartOfId(recording: Recording, id: string | undefined): Chart | undefined {
  const recorded = recording.charts.get(id ?? '');
  return recorded ? describedChart(recorded) : registeredChart(id ?? '');
}
