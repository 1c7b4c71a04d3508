import type { Recording } from '../../charts/recording';
import type { ActorRecord } from '../../charts/records';

/**
 * The actor whose machine is shown. If only a machine is selected, it is the first actor that runs that machine. If `isLive`, a selected
 * actor whose page was left is replaced by an actor on the next page in the same tab: the one of the same name, else the first. Without a
 * selection, it is the actor that the last press on a control reached, else the first. The actor of the latest step is not used, because it
 * may change at any moment.
 */
export function selectedActor(
  recording: Recording,
  {
    actor: id,
    chart,
  }: { readonly actor?: string | undefined; readonly chart?: string | undefined },
  isLive: boolean,
): ActorRecord | undefined {
  const { actors, pages } = recording;
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
  if (!chart) return pressedActor(recording, present) ?? present[0] ?? all[0];
  const isMeant = (each: ActorRecord) => each.chart === chart;
  return present.find(isMeant) ?? all.find(isMeant);
}

/** The actor among `some` to which the last press on a control sent an event. */
function pressedActor({ steps }: Recording, some: readonly ActorRecord[]): ActorRecord | undefined {
  const ids = new Map(some.map((actor) => [actor.id, actor]));
  const step = steps.findLast(
    ({ actor, source, element = 'window' }) =>
      element !== 'window' && source === undefined && ids.has(actor),
  );
  return ids.get(step?.actor ?? '');
}
