import type { AnyMachineSnapshot } from 'xstate';
import { mustExpect } from './expectations';
import { transitionKey } from './explore';
import type { Shown } from './ModelDefinition';
import { pairKey } from './pairs';
import type { Path, PathModel } from './pathModel';
import type { Site } from './Site';
import type { Taken } from './Taken';
import { transitionDefinitions } from './transitionDefinitions';
import { eventInWords, stateInWords } from './words';

/** Where a walk failed: the index of the step, and what it needs to look at the page once more. */
export interface Failure {
  readonly step: number;
  readonly error: unknown;
  readonly world: unknown;
  readonly expected: AnyMachineSnapshot;
}

/** What a walk needs of the test that it happens in. */
export interface Surroundings {
  readonly site: Site;
  /** The command that walks just this path again. */
  readonly command: string;
  /** Names a part of the test. */
  readonly step: (title: string, body: () => Promise<void>) => Promise<void>;
  /** Hears of every step that held, in order. */
  readonly report: (taken: Taken) => void;
  /** Hears of the step that did not hold, while the page is still as it was then; may have more to say of it. */
  readonly failed?: (failure: Failure) => Promise<string | undefined>;
}

/**
 * Walks a path on the page: after each event, the state's assertions, then the absence of what the page does not offer,
 * then the page-wide oracles. An event that the state does not accept is tried as a sneak, and must change nothing.
 * Throws at the first step that does not hold.
 */
export async function walk(model: PathModel, path: Path, around: Surroundings): Promise<void> {
  const { site, command, step, report, failed } = around;
  const coverage = follow(model);
  let world: unknown;
  let previous: AnyMachineSnapshot | undefined;
  for (const [index, { event, state: next }] of path.steps.entries()) {
    const from = previous;
    const isSneak = from !== undefined && !from.can(event);
    const title = `${isSneak ? 'sneak: ' : ''}${eventInWords(event)} → ${stateInWords(next.value)}`;
    try {
      await step(title, async () => {
        if (from) {
          const of = { site, world, previous: from, event, next };
          const executor = model.events[event.type];
          if (isSneak) {
            await mustExpect(`The sneak of "${event.type}"`, () => executor?.sneak?.(of));
          } else {
            await executor?.execute(of);
          }
        } else {
          world = await model.start(site);
        }
        await holds(model, { site, world, snapshot: next, isAgain: isSneak });
        await site.check();
      });
    } catch (error) {
      const more = await failed?.({ step: index, error, world, expected: next });
      const place = `${model.name}, step ${index} of ${path.steps.length - 1}: ${title}`;
      throw located(error, [place, `Repeat it: ${command}`, more].filter(Boolean).join('\n'));
    }
    report(coverage(path.steps[index], from));
    previous = next;
  }
}

/** Says of one step after the other what it takes. */
function follow({ machine, graph }: PathModel) {
  const names = transitionDefinitions(machine);
  const nameOf = (each: Parameters<typeof names.get>[0]) => names.get(each) ?? '';
  const transitions = new Map(graph.transitions.map((each) => [transitionKey(each), each]));
  let last: string | undefined;
  return (step: Path['steps'][number] | undefined, previous: AnyMachineSnapshot | undefined) => {
    const none: Taken = { definitions: [], transitions: [], pairs: [], sneaks: [] };
    if (!step || !previous) return { ...none, definitions: graph.takenAtStart.map(nameOf) };
    const key = transitionKey({ previous, event: step.event });
    const before = last;
    const transition = transitions.get(key);
    last = transition?.kind;
    if (!transition) return { ...none, sneaks: [key] };
    return {
      ...none,
      definitions: transition.taken.map(nameOf),
      transitions: [key],
      pairs: before === undefined ? [] : [pairKey({ from: before, to: transition.kind })],
    };
  };
}

/** Compares the page with a snapshot by the model's assertions; throws where they differ, or test nothing. */
export async function holds(
  model: PathModel,
  { site, world, snapshot: next, isAgain }: Shown<AnyMachineSnapshot, unknown>,
): Promise<void> {
  const seen = new Set<PropertyKey>();
  const context = { value: watched(next.context as object, seen) };
  const snapshot = Object.create(next, { context }) as AnyMachineSnapshot;
  for (const [state, assertion] of Object.entries(model.states)) {
    if (!next.matches(state)) continue;
    await mustExpect(`The assertion of "${state}"`, () =>
      assertion({ site, world, snapshot, isAgain }),
    );
  }
  const unread = Object.keys(next.context as object).filter((name) => !seen.has(name));
  if (unread.length > 0) {
    throw new Error(
      `No assertion of "${stateInWords(next.value)}" looks at the context's ${unread.join(', ')}`,
    );
  }
  for (const [type, unoffered] of Object.entries(model.unoffered ?? {})) {
    await mustExpect(`The absence of "${type}"`, () => unoffered.absent(site));
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
  const states = steps.map(({ state }) => stateInWords(state.value));
  const shown = states.length > 5 ? [...states.slice(0, 3), '…', ...states.slice(-1)] : states;
  return `${shown.join(' → ')} (${steps.length - 1} steps, ${id})`;
}

/** The id of the path that a test's title names; empty where the test walks none. */
export const idIn = (title: string): string => /, ([0-9a-f]{8})\)$/.exec(title)?.[1] ?? '';
