import type { Chart } from './chart';
import type { ActorRecord, Entry, PageRecord, Step } from './records';

/** The most steps that are kept; when there are more, the oldest tenth is dropped. */
const limit = 20_000;

/** All that was recorded. Steps are in the order in which they came, and never change. */
export interface Recording {
  readonly pages: readonly (PageRecord & { readonly isLeft: boolean })[];
  readonly actors: ReadonlyMap<string, ActorRecord>;
  readonly charts: ReadonlyMap<string, Chart>;
  readonly steps: readonly Step[];
  /** How many steps were dropped from the beginning: a step's place in time is its index plus this. */
  readonly dropped: number;
}

/** An empty recording. */
export const noRecording: Recording = {
  pages: [],
  actors: new Map(),
  charts: new Map(),
  steps: [],
  dropped: 0,
};

/** A recording with new entries; entries that it holds already change nothing. */
export function append(recording: Recording, entries: readonly Entry[]): Recording {
  const pages = new Map(recording.pages.map((page) => [page.run, page]));
  const actors = new Map(recording.actors);
  const charts = new Map(recording.charts);
  const latest = new Map<string, number>();
  // The last step of a run is its latest: steps of one run come in order.
  for (const { run, index } of recording.steps) latest.set(run, index);
  const added: Step[] = [];
  for (const entry of entries) {
    if (entry.type === 'page') pages.set(entry.page.run, { ...entry.page, isLeft: false });
    if (entry.type === 'left') {
      const page = pages.get(entry.run);
      if (page) pages.set(entry.run, { ...page, isLeft: true });
    }
    if (entry.type === 'actor') {
      actors.set(entry.actor.id, entry.actor);
      if (entry.chart) charts.set(entry.chart.id, entry.chart);
    }
    if (entry.type === 'step' && entry.step.index > (latest.get(entry.step.run) ?? -1)) {
      latest.set(entry.step.run, entry.step.index);
      added.push(entry.step);
    }
  }
  const steps = added.length > 0 ? [...recording.steps, ...added] : recording.steps;
  const surplus = steps.length > limit ? steps.length - limit * 0.9 : 0;
  return {
    pages: [...pages.values()],
    actors,
    charts,
    steps: surplus > 0 ? steps.slice(surplus) : steps,
    dropped: recording.dropped + surplus,
  };
}

/** The latest step of an actor at a place in time; undefined before its first. */
export function stepAt(recording: Recording, actor: string, place: number): Step | undefined {
  return recording.steps
    .slice(0, Math.max(0, place - recording.dropped + 1))
    .findLast((step) => step.actor === actor);
}

/** The step of an actor before another one of it. */
export function stepBefore(recording: Recording, step: Step): Step | undefined {
  return recording.steps
    .slice(0, recording.steps.indexOf(step))
    .findLast((each) => each.actor === step.actor);
}

/** The steps of an actor, in order. */
export const stepsOf = (recording: Recording, actor: string): readonly Step[] =>
  recording.steps.filter((step) => step.actor === actor);
