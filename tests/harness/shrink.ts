/** How a list of events is made shorter. */
export interface Shrinking<Event> {
  /** Lists that may fail as well, the shortest first: they are tried before anything is left out of the long one. */
  readonly suggestions: readonly (readonly Event[])[];
  /** Whether the events can happen one after the other at all. */
  readonly isPossible: (events: readonly Event[]) => boolean;
  /** Whether they fail; costs a walk. */
  readonly fails: (events: readonly Event[]) => Promise<boolean>;
  /** The most walks that it may cost. */
  readonly tries: number;
}

/**
 * The shortest list of events found that still fails: leaves out ever smaller parts for as long as what remains fails
 * (delta debugging: Zeller and Hildebrandt, 2002). What comes back has been seen to fail, or is `failing` itself.
 */
export async function shrink<Event>(
  failing: readonly Event[],
  { suggestions, isPossible, fails, tries }: Shrinking<Event>,
): Promise<readonly Event[]> {
  let left = tries;
  const stillFails = async (events: readonly Event[]) => {
    if (left <= 0 || !isPossible(events)) return false;
    left -= 1;
    return fails(events);
  };
  let shortest = failing;
  for (const suggestion of suggestions) {
    if (suggestion.length < shortest.length && (await stillFails(suggestion))) {
      shortest = suggestion;
      break;
    }
  }
  for (let size = Math.ceil(shortest.length / 2); size >= 1;) {
    let isShorter = false;
    for (let at = 0; at < shortest.length; at += size) {
      const candidate = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      if (candidate.length > 0 && (await stillFails(candidate))) {
        shortest = candidate;
        isShorter = true;
        at -= size;
      }
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shortest;
}
