import type { Chart } from './chart';
import type { ActorRecord, Entry, PageRecord, Step } from './records';
import { valueInWords } from './words';

/** The most steps that are kept; when there are more, the oldest tenth is dropped. */
const limit = 20_000;

/** All that was recorded. Steps are in the order in which their events were sent, and never change. */
export interface Recording {
  readonly pages: readonly (PageRecord & {
    readonly isLeft: boolean;
    /** Whether the page ended without reporting its end, as when its tab crashes. */
    readonly isCrashed?: boolean;
  })[];
  readonly actors: ReadonlyMap<string, ActorRecord>;
  readonly charts: ReadonlyMap<string, Chart>;
  readonly steps: readonly Step[];
  /** How many steps were dropped from the beginning. The place of a step in time is its index in `steps` plus this number. */
  readonly dropped: number;
  /** The last dropped step of each actor, by the actor's id: without it, the actor's state would be unknown. */
  readonly before: ReadonlyMap<string, Step>;
}

export const noRecording: Recording = {
  pages: [],
  actors: new Map(),
  charts: new Map(),
  steps: [],
  dropped: 0,
  before: new Map(),
};

/** A recording with new entries. Entries that the recording holds already are ignored. */
export function append(recording: Recording, entries: readonly Entry[]): Recording {
  const pages = new Map(recording.pages.map((page) => [page.run, page]));
  const actors = new Map(recording.actors);
  const charts = new Map(recording.charts);
  const isNew = newTo(recording);
  const added: Step[] = [];
  for (const entry of entries) {
    if (entry.type === 'page') pages.set(entry.page.run, { ...entry.page, isLeft: false });
    if (entry.type === 'left') {
      const page = pages.get(entry.run);
      const isCrashed = entry.isCrashed === true && page?.isLeft !== true;
      if (page) pages.set(entry.run, { ...page, isLeft: true, isCrashed });
    }
    if (entry.type === 'actor') {
      actors.set(entry.actor.id, entry.actor);
      if (entry.chart) charts.set(entry.chart.id, entry.chart);
    }
    if (entry.type === 'step' && isNew(entry.step)) added.push(entry.step);
  }
  const steps = together(recording.steps, added.toSorted(inOrder));
  const grown = { ...recording, pages: [...pages.values()], actors, charts, steps };
  return steps.length > limit ? forget(grown, steps.length - limit * 0.9) : grown;
}

/** Sorts steps by the time of their events. They arrive in another order: an actor reports a step after those it caused in other actors. */
const inOrder = (one: Step, other: Step) => one.time - other.time || one.index - other.index;

/** The recorded and the added steps. Steps that were sent again can be older than the last recorded one: then all are sorted. */
function together(steps: readonly Step[], added: readonly Step[]): readonly Step[] {
  const [last, first] = [steps.at(-1), added[0]];
  if (!first) return steps;
  const all = [...steps, ...added];
  return last && inOrder(first, last) < 0 ? all.toSorted(inOrder) : all;
}

const nameOfStep = ({ run, index }: Step) => `${run} ${index}`;

/** Returns a function that says whether a step is new: not in the recording, not dropped from it, and not passed to the function before. */
function newTo({ steps, before }: Recording): (step: Step) => boolean {
  const held = new Set(steps.map(nameOfStep));
  const dropped = new Map<string, number>();
  for (const { run, index } of before.values())
    dropped.set(run, Math.max(index, dropped.get(run) ?? -1));
  return (step) => {
    const { size } = held;
    return step.index > (dropped.get(step.run) ?? -1) && held.add(nameOfStep(step)).size > size;
  };
}

/** Drops the first `count` steps of a recording. The last dropped step of each actor is kept in `before`. */
export function forget(recording: Recording, count: number): Recording {
  const before = new Map(recording.before);
  for (const step of recording.steps.slice(0, count)) before.set(step.actor, step);
  const dropped = recording.dropped + count;
  return { ...recording, steps: recording.steps.slice(count), dropped, before };
}

/** The entries from which `append` would make this recording, except the entries for the ends of pages. */
export const entriesOf = ({ pages, actors, charts, before, steps }: Recording): Entry[] => [
  ...pages.map((page) => ({ type: 'page', page }) as const),
  ...[...actors.values()].map((actor) => {
    const chart = charts.get(actor.chart ?? '');
    return { type: 'actor', actor, ...(chart && { chart }) } as const;
  }),
  ...[...before.values(), ...steps].map((step) => ({ type: 'step', step }) as const),
];

/** The place of the recorded step that is nearest to `place`; without recorded steps, the place before the first. */
export const placeNear = ({ steps, dropped }: Recording, place: number): number =>
  Math.min(Math.max(place, dropped, 0), dropped + steps.length - 1);

/** The latest step of an actor at a place in time; undefined before its first step. */
export function stepAt(recording: Recording, actor: string, place: number): Step | undefined {
  const { steps, dropped, before } = recording;
  const isDue = (step: Step, index: number) => step.actor === actor && index + dropped <= place;
  return steps.findLast(isDue) ?? before.get(actor);
}

/** The last step of the same actor before `step` for which `isMeant` returns true. */
export function stepBefore(
  { steps, before }: Recording,
  step: Step,
  isMeant: (each: Step) => boolean = () => true,
): Step | undefined {
  // Fast, because it runs at every step: searches the newest steps first, and copies nothing.
  const own = steps.lastIndexOf(step);
  for (let index = own - 1; index >= 0; index -= 1) {
    const each = steps[index];
    if (each?.actor === step.actor && isMeant(each)) return each;
  }
  const dropped = before.get(step.actor);
  return own >= 0 && dropped && isMeant(dropped) ? dropped : undefined;
}

export const stepsOf = (recording: Recording, actor: string): readonly Step[] =>
  recording.steps.filter((step) => step.actor === actor);

/** The step during which the event of another step was sent; undefined if no step caused the event, or if that step was dropped. */
export const causeOf = ({ steps }: Recording, { run, index, cause }: Step): Step | undefined =>
  // A file that was edited by hand may name a later step, which is no cause.
  cause === undefined || cause >= index
    ? undefined
    : steps.find((step) => step.run === run && step.index === cause);

/** An actor's state at a place in time, in words, and whether the actor failed. */
export function statusOf(recording: Recording, actor: ActorRecord, place: number) {
  const step = stepAt(recording, actor.id, place);
  if (!step) return { isFailed: false, words: 'not yet' };
  if (step.status === 'error') return { isFailed: true, words: 'failed' };
  const words = step.status === 'active' ? valueInWords(step.value) || 'running' : step.status;
  return { isFailed: false, words };
}

const nameOf = ({ address, title }: PageRecord): string =>
  URL.canParse(address) ? new URL(address).pathname : title;

const tabsOf = (pages: readonly PageRecord[]) => [...new Set(pages.map(({ tab }) => tab))];

/** A page's path or, without a browser, its title; with the tab's number if a page of another tab has the same name. */
export function pageName(page: PageRecord, pages: readonly PageRecord[]): string {
  const name = nameOf(page);
  const isTwice = pages.some((other) => other.tab !== page.tab && nameOf(other) === name);
  return isTwice ? `${name} (tab ${tabsOf(pages).indexOf(page.tab) + 1})` : name;
}

/** The name of a step's actor, with the number of its tab where pages of several tabs were recorded. */
export function actorNameOf({ actors, pages }: Recording, { actor, run }: Step): string {
  const tabs = tabsOf(pages);
  const own = tabs.indexOf(pages.find((page) => page.run === run)?.tab ?? '');
  return `${actors.get(actor)?.name ?? actor}${tabs.length > 1 ? ` (tab ${own + 1})` : ''}`;
}

/**
 * Whether a step begins a chain of causes: its event came from outside the actors, from an actor without a chart that heard a browser
 * event, or from a timer. Timers begin chains, because otherwise all ticks of a repeated timer would belong to one chain.
 */
function begins({ actors }: Recording, { cause, source, element, event }: Step): boolean {
  const isHeard = element !== undefined && !actors.get(source ?? '')?.chart;
  return cause === undefined || isHeard || event.type.startsWith('xstate.after.');
}

/** All steps of the chain that `step` is in: the step that began the chain, and those that it caused, in the order of their events. */
export function chainOf(recording: Recording, step: Step): readonly Step[] {
  let first = step;
  while (!begins(recording, first)) {
    const cause = causeOf(recording, first);
    if (!cause) break;
    first = cause;
  }
  const chain = [first];
  const held = new Set([first.index]);
  for (const each of recording.steps) {
    const { run, index, cause = -1 } = each;
    if (run !== first.run || index <= first.index || !held.has(cause)) continue;
    if (begins(recording, each)) continue;
    held.add(index);
    chain.push(each);
  }
  return chain;
}
