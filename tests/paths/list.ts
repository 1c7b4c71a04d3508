import type { Path, PathModel } from './pathModel';
import { generators } from './generators';
import type { GeneratorName } from './generators';
import { eventInWords } from './words';

/** A path as the list shows it. */
export interface ListedPath {
  readonly id: string;
  readonly model: string;
  /** The id of the machine. */
  readonly machine: string;
  readonly generator: string;
  /** What happens, in order, in words. */
  readonly events: readonly string[];
}

/** Which paths to list; everything where a name is left out. */
export interface Filter {
  /** The id of a machine or the name of a model. */
  readonly machine?: string | undefined;
  readonly generator?: string | undefined;
}

/** The paths of some models; throws where a name is unknown, and says which are known. */
export function listPaths(models: readonly PathModel[], filter: Filter): ListedPath[] {
  const { machine: wanted, generator } = filter;
  const own = models.filter(({ name, machine }) => !wanted || [name, machine.id].includes(wanted));
  if (own.length === 0) {
    const known = [...models.map(({ name }) => name), ...models.map(({ machine }) => machine.id)];
    throw new Error(unknown('machine', wanted, known));
  }
  const names = Object.keys(generators) as GeneratorName[];
  const chosen = names.filter((name) => (generator ? name === generator : name !== 'stock'));
  if (chosen.length === 0) throw new Error(unknown('generator', generator, names));
  return own.flatMap((model) =>
    chosen.flatMap((name) =>
      // A model of another version may not know this generator by its name.
      model.paths(generators[name].generate).map((path) => listed(model, name, path)),
    ),
  );
}

const listed = (
  { name, machine }: PathModel,
  generator: string,
  { id, steps }: Path,
): ListedPath => ({
  id,
  model: name,
  machine: machine.id,
  generator,
  events: steps.slice(1).map(({ event }) => eventInWords(event)),
});

const unknown = (what: string, name: string | undefined, known: readonly string[]) =>
  `There is no ${what} "${name}"; there are ${[...new Set(known)].join(', ')}`;

/** What differs between two lists: paths by what makes them (model and generator), and the events that come and go. */
export interface Difference {
  readonly change: 'added' | 'removed' | 'changed';
  readonly model: string;
  readonly generator: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** How many steps the paths have before and after. */
  readonly steps: readonly [before: number, after: number];
  /** Events that happen only before, or only after. */
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

const idsOf = (list: readonly ListedPath[]) => list.map(({ id }) => id);
const eventsOf = (list: readonly ListedPath[]) => list.flatMap(({ events }) => events);

/** What is in the first list alone, each thing once. */
function without(these: readonly string[], those: readonly string[]): string[] {
  const others = new Set(those);
  return [...new Set(these)].filter((each) => !others.has(each));
}

/** Compares the paths before a change to the machines with those after it. */
export function differences(
  before: readonly ListedPath[],
  after: readonly ListedPath[],
): Difference[] {
  const keys = new Set(
    [...before, ...after].map(({ model, generator }) => `${generator} ${model}`),
  );
  return [...keys].flatMap((key) => {
    const own = (list: readonly ListedPath[]) =>
      list.filter(({ model, generator }) => `${generator} ${model}` === key);
    const [old, now] = [own(before), own(after)];
    const [first] = [...now, ...old];
    if (!first || idsOf(old).join() === idsOf(now).join()) return [];
    return [
      {
        change: old.length === 0 ? 'added' : now.length === 0 ? 'removed' : 'changed',
        model: first.model,
        generator: first.generator,
        before: idsOf(old),
        after: idsOf(now),
        steps: [eventsOf(old).length, eventsOf(now).length],
        gone: without(eventsOf(old), eventsOf(now)),
        come: without(eventsOf(now), eventsOf(old)),
      },
    ];
  });
}
