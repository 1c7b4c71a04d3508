import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { transitionDefinitions } from './transitionDefinitions';
import { mustExpect } from './expectations';
import { identity } from './explore';
import type { Path, PathModel } from './pathModel';
import type { Site } from './Site';

/** What a walk took, as coverage counts it: names of definitions, and concrete transitions by `transitionKey`. */
export interface Taken {
  readonly definitions: readonly string[];
  readonly transitions: readonly string[];
}

/** What a walk needs of the test that it happens in. */
export interface Surroundings {
  readonly site: Site;
  /** The command that walks just this path again. */
  readonly command: string;
  /** Names a part of the test. */
  readonly step: (title: string, body: () => Promise<void>) => Promise<void>;
  /** Hears of every transition that held. */
  readonly report: (taken: Taken) => void;
}

/** What makes a concrete transition itself: the snapshot it starts in and its event. */
export const transitionKey = (previous: AnyMachineSnapshot, event: AnyEventObject): string =>
  `${identity(previous)} ${JSON.stringify(event)}`;

/**
 * Walks a path on the page: after each event, the state's assertions, then the absence of what the page does not offer,
 * then the page-wide oracles. Throws at the first step that does not hold.
 */
export async function walk(
  model: PathModel,
  path: Path,
  { site, command, step, report }: Surroundings,
): Promise<void> {
  const names = transitionDefinitions(model.machine);
  const takenBy = new Map(
    model.graph.transitions.map(({ previous, event, taken }) => [
      transitionKey(previous, event),
      taken,
    ]),
  );
  let world: unknown;
  let previous: AnyMachineSnapshot | undefined;
  for (const [index, { event, state: next }] of path.steps.entries()) {
    const from = previous;
    const title = `${inWords(event)} → ${stateInWords(next)}`;
    try {
      await step(title, async () => {
        if (from) {
          await model.events[event.type]?.execute({ site, world, previous: from, event, next });
        } else {
          world = await model.start(site);
        }
        await holds(model, site, world, next);
      });
    } catch (error) {
      const place = `${model.name}, step ${index} of ${path.steps.length - 1}: ${title}`;
      throw located(error, `${place}\nRepeat it: ${command}`);
    }
    const key = from && transitionKey(from, event);
    const taken = key ? (takenBy.get(key) ?? []) : model.graph.takenAtStart;
    report({
      definitions: taken.map((each) => names.get(each) ?? ''),
      transitions: key ? [key] : [],
    });
    previous = next;
  }
}

async function holds(model: PathModel, site: Site, world: unknown, next: AnyMachineSnapshot) {
  const seen = new Set<PropertyKey>();
  const context = { value: watched(next.context as object, seen) };
  const snapshot = Object.create(next, { context }) as AnyMachineSnapshot;
  for (const [state, assertion] of Object.entries(model.states)) {
    if (!next.matches(state)) continue;
    await mustExpect(`The assertion of "${state}"`, () => assertion({ site, world, snapshot }));
  }
  const unread = Object.keys(next.context as object).filter((name) => !seen.has(name));
  if (unread.length > 0) {
    throw new Error(
      `No assertion of "${stateInWords(next)}" looks at the context's ${unread.join(', ')}`,
    );
  }
  for (const [type, unoffered] of Object.entries(model.unoffered ?? {})) {
    await mustExpect(`The absence of "${type}"`, () => unoffered.absent(site));
  }
  await site.check();
}

/** The same context, that notes which of its parts are looked at. */
const watched = (context: object, seen: Set<PropertyKey>): object =>
  new Proxy(context, {
    get(target, name) {
      seen.add(name);
      return Reflect.get(target, name) as unknown;
    },
  });

/** The same error, that says where on the path it arose and how to walk just that path again. */
function located(error: unknown, place: string): Error {
  if (!(error instanceof Error)) return new Error(`${place}\n${String(error)}`);
  error.message = `${place}\n${error.message}`;
  if (error.stack) error.stack = `${place}\n${error.stack}`;
  return error;
}

/** An event in a few words: its type, its payload, the way it happens. */
function inWords({ type, ...payload }: AnyEventObject): string {
  const values = Object.values(payload).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  return [type.replace(/^xstate\./, ''), ...values].join(' ');
}

/** A snapshot's state in a few words: regions side by side, a state within another after a dot. */
const stateInWords = ({ value }: AnyMachineSnapshot): string => valueInWords(value);

function valueInWords(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(([name, inner]) => [name, valueInWords(inner ?? '')]);
  return regions.length === 1
    ? regions.flat().join('.')
    : regions.map(([, inner]) => inner).join(' ');
}

/** A path as a test's title: the states it goes through, shortened, its length and its id. */
export function titleOf({ steps, id }: Path): string {
  const states = steps.map(({ state }) => stateInWords(state));
  const shown = states.length > 5 ? [...states.slice(0, 3), '…', ...states.slice(-1)] : states;
  return `${shown.join(' → ')} (${steps.length - 1} steps, ${id})`;
}
