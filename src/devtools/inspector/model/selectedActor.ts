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

/** Whose machine is shown: nobody was chosen yet, whoever steps is, or one that was chosen. */
export type Subject = 'unchosen' | 'following' | 'chosen';

/**
 * The actor whose machine is shown: the chosen one, or whoever made the step at the cursor. While nobody was chosen and what
 * happens is shown as it comes, it is the one that was pressed last, else the first: who steps may change every moment.
 */
export function shownActor(
  recording: Recording,
  place: number,
  { subject, ...selection }: Selection & { readonly subject: Subject },
  isLive: boolean,
): ActorRecord | undefined {
  const selected = () => selectedActor(recording, selection, isLive);
  if (subject === 'chosen') return selected();
  if (subject === 'unchosen' && isLive) return pressedActor(recording) ?? selected();
  return actingActor(recording, place) ?? selected();
}

/** The machine on a page that is still there which the last press on a control has spoken to. */
function pressedActor({ steps, actors, pages }: Recording): ActorRecord | undefined {
  const step = steps.findLast(
    ({ actor, source, element = 'window', run }) =>
      element !== 'window' &&
      source === undefined &&
      actors.get(actor)?.chart &&
      pages.some((page) => page.run === run && !page.isLeft),
  );
  return actors.get(step?.actor ?? '');
}

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
