import type { Recording } from '../../charts/recording';
import type { ActorRecord } from '../../charts/records';

/** What a developer has selected, by ids; nothing at first. */
interface Selection {
  readonly actor: string | undefined;
  readonly chart: string | undefined;
}

/**
 * The actor that a selection means. Where `isLive`, one that has left with its page is followed by its namesake, else by another one,
 * on the next page of the same tab, and of no other tab; a selected machine means the first actor that runs it.
 */
export function selectedActor(
  { actors, pages }: Recording,
  { actor: id, chart }: Selection,
  isLive: boolean,
): ActorRecord | undefined {
  const left = new Set(pages.flatMap(({ run, isLeft }) => (isLeft ? [run] : [])));
  const known = actors.get(id ?? '');
  const all = [...actors.values()].filter((each) => each.chart);
  const present = isLive ? all.filter(({ run }) => !left.has(run)) : all;
  if (known && (!left.has(known.run) || !isLive)) return known;
  if (known) {
    const tabOf = (actor: ActorRecord) => pages.find(({ run }) => run === actor.run)?.tab;
    const near = present.filter((each) => tabOf(each) === tabOf(known));
    return near.findLast(({ name }) => name === known.name) ?? near[0] ?? known;
  }
  const isMeant = (each: ActorRecord) => !chart || each.chart === chart;
  return present.find(isMeant) ?? all.find(isMeant);
}

/** The actor whose machine is shown: the selected one, or while none is chosen whoever made the step at the cursor. */
export const shownActor = (
  recording: Recording,
  place: number,
  { isChosen, ...selection }: Selection & { readonly isChosen: boolean },
  isLive: boolean,
): ActorRecord | undefined =>
  (isChosen ? undefined : actingActor(recording, place)) ??
  selectedActor(recording, selection, isLive);

/** The actor of the last step up to a place that a machine made; undefined before the first. */
function actingActor(
  { steps, actors, dropped }: Recording,
  place: number,
): ActorRecord | undefined {
  const step = steps.findLast(
    ({ actor }, index) => index + dropped <= place && actors.get(actor)?.chart,
  );
  return actors.get(step?.actor ?? '');
}
