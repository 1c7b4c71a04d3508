import { eventInWords, valueInWords } from '../../src/charts/words';
import { keyOf } from './casesAt';
import type { Covered } from './Covered';
import type { Driver } from './Driver';
import { mustExpect } from './counted';
import { transitionKey } from './explore';
import type { Shown } from './ModelDefinition';
import { pairKey } from './pairs';
import type { Path, PathModel } from './pathModel';
import type { Stand } from './Stand';

/** Where a walk failed: the index of the step, and what it needs to look at the page once more. */
export interface Failure {
  readonly step: number;
  readonly error: unknown;
  readonly world: unknown;
  readonly expected: Stand;
}

/** What a walk needs of the test that it happens in. */
export interface Surroundings {
  readonly driver: Driver;
  /** The command that walks just this path again. */
  readonly command: string;
  /** Names a part of the test. */
  readonly step: (title: string, body: () => Promise<void>) => Promise<void>;
  /** Hears of every step that held, in order. */
  readonly report: (covered: Covered) => void;
  /** Hears of the step that did not hold, while the page is still as it was then; may have more to say of it. */
  readonly failed?: (failure: Failure) => Promise<string | undefined>;
}

/**
 * Walks a path on the page: after each event, the state's assertions, then the absence of what the page does not offer,
 * then the page-wide oracles. An event that is not accepted is tried as a sneak, and must change nothing.
 * Throws at the first step that does not hold.
 */
export async function walk(model: PathModel, path: Path, around: Surroundings): Promise<void> {
  const { driver, command, step, report, failed } = around;
  const coverage = follow(model);
  let world: unknown;
  let from: Stand | undefined;
  for (const [index, { event, state: to }] of path.steps.entries()) {
    const previous = from;
    const isSneak = previous !== undefined && !previous.can(event);
    const title = `${isSneak ? 'sneak: ' : ''}${eventInWords(event)} → ${valueInWords(to.value)}`;
    try {
      await step(title, async () => {
        if (previous) {
          const of = {
            driver,
            world,
            previous: previous.snapshot,
            event,
            next: to.snapshot,
            from: previous,
            to,
          };
          const executor = model.events[keyOf(event)];
          if (isSneak) {
            await mustExpect(`The sneak of "${keyOf(event)}"`, () => executor?.sneak?.(of));
          } else {
            await executor?.execute(of);
          }
        } else {
          world = await model.start(driver);
        }
        await holds(model, { driver, world, stand: to, isAgain: isSneak });
        await driver.check();
      });
    } catch (error) {
      const more = await failed?.({ step: index, error, world, expected: to });
      const place = `${model.name}, step ${index} of ${path.steps.length - 1}: ${title}`;
      throw located(error, [place, `Repeat it: ${command}`, more].filter(Boolean).join('\n'));
    }
    report(coverage(path.steps[index], previous));
    from = to;
  }
}

/** Says of one step after the other what it covers. */
function follow({ graph }: PathModel) {
  const transitions = new Map(graph.transitions.map((each) => [transitionKey(each), each]));
  let last: string | undefined;
  return (step: Path['steps'][number] | undefined, previous: Stand | undefined): Covered => {
    const none: Covered = { definitions: [], transitions: [], pairs: [], sneaks: [] };
    if (!step || !previous) return { ...none, definitions: graph.takenAtStart };
    const key = transitionKey({ previous, event: step.event });
    const before = last;
    const transition = transitions.get(key);
    last = transition?.kind;
    if (!transition) return { ...none, sneaks: [key] };
    return {
      ...none,
      definitions: transition.taken,
      transitions: [key],
      pairs: before === undefined ? [] : [pairKey({ from: before, to: transition.kind })],
    };
  };
}

/** Compares the page with a stand by the model's assertions; throws where they differ, or test nothing. */
export async function holds(
  model: PathModel,
  { driver, world, stand, isAgain }: Omit<Shown<never, unknown, Driver>, 'snapshot'>,
): Promise<void> {
  const next = stand.snapshot;
  const seen = new Set<PropertyKey>();
  const context = { value: watched(next.context as object, seen) };
  const snapshot = Object.create(next, { context }) as typeof next;
  for (const [state, assertion] of Object.entries(model.states)) {
    if (!next.matches(state)) continue;
    await mustExpect(`The assertion of "${state}"`, () =>
      assertion({ driver, world, snapshot, stand, isAgain }),
    );
  }
  const unread = Object.keys(next.context as object).filter((name) => !seen.has(name));
  if (unread.length > 0) {
    throw new Error(
      `No assertion of "${valueInWords(next.value)}" looks at the context's ${unread.join(', ')}`,
    );
  }
  for (const [type, unoffered] of Object.entries(model.unoffered ?? {})) {
    await mustExpect(`The absence of "${type}"`, () => unoffered.absent(driver));
  }
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

/** A path as a test's title: the states it goes through, shortened, its length and its id. */
export function titleOf({ steps, id }: Path): string {
  const states = steps.map(({ state }) => valueInWords(state.value));
  const shown = states.length > 5 ? [...states.slice(0, 3), '…', ...states.slice(-1)] : states;
  return `${shown.join(' → ')} (${steps.length - 1} steps, ${id})`;
}

/** The id of the path that a test's title names; empty where the test walks none. */
export const idIn = (title: string): string => /, ([0-9a-f]{8})\)$/.exec(title)?.[1] ?? '';
