import type { Recording } from '../../charts/recording';
import type { ActorRecord } from '../../charts/records';

/**
 * The actor whose machine is shown: the selected actor, or the first actor that runs the selected machine. If nothing is selected, the
 * actor that the last press on a control reached, else the first actor. If `isLive` and the selected actor's page was left, the actor of
 * the same name on the next page in that tab, else the first actor there.
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

/** The actor among `some` that the last press on a control reached: steadier than the latest step's actor. */
function pressedActor({ steps }: Recording, some: readonly ActorRecord[]): ActorRecord | undefined {
  const ids = new Map(some.map((actor) => [actor.id, actor]));
  const step = steps.findLast(
    ({ actor, source, element = 'window' }) =>
      element !== 'window' && source === undefined && ids.has(actor),
  );
  return ids.get(step?.actor ?? '');
}
