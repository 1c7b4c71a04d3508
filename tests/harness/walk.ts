import { eventInWords, valueInWords } from '../../src/devtools/charts/words';
import { keyOf, type SystemState } from './SystemState';
import { byCriterion, type Covered, together } from './coverageGaps';
import type { Driver } from './ModelDefinition';
import { mustExpect } from './countExpectations';
import { transitionKey } from './explore';
import { expectState } from './expectState';
import { expectFrame, frameOf } from './frame';
import { pairKey } from './generators';
import type { Path, PathModel } from './pathModel';

/** Where a walk failed: the index of the step, its error, and the data by which the page can be checked again. */
export interface Failure {
  readonly step: number;
  readonly error: unknown;
  readonly world: unknown;
  readonly expected: SystemState;
}

/** The parts of the test that a walk uses. */
export interface WalkOptions {
  readonly driver: Driver;
  /** The command that walks just this path again. */
  readonly command?: string;
  readonly step?: (title: string, body: () => Promise<void>) => Promise<void>;
  /** Called after each step that passed, with the coverage of the step. */
  readonly report?: (covered: Covered) => void;
  /** Called when a step fails, before anything else changes the page. May return a text to add to the error message. */
  readonly failed?: (failure: Failure) => Promise<string | undefined>;
}

/**
 * Walks a path on the page; an event that the state does not accept is tried as a sneak. After each event, compares the page with the
 * state, calls the driver's `check`, and expects that nothing else changed. At the end, expects that the driver's gestures leave the page
 * as it was. Throws at the first step that fails.
 */
export async function walk(model: PathModel, path: Path, options: WalkOptions): Promise<void> {
  const { driver, command, step = (_, body) => body(), report, failed } = options;
  const coverage = follow(model);
  let world: unknown;
  let from: SystemState | undefined;
  for (const [index, { event, state: to }] of path.steps.entries()) {
    const previous = from;
    const isSneak = previous !== undefined && !previous.can(event);
    const title = `${isSneak ? 'sneak: ' : ''}${eventInWords(event)} → ${valueInWords(to.value)}`;
    try {
      await step(title, async () => {
        const executor = previous && model.events[keyOf(event)];
        const before = previous && (await frameOf(driver));
        if (previous) {
          const snapshots = { previous: previous.snapshot, next: to.snapshot };
          const of = { driver, world, event, ...snapshots, from: previous, to };
          if (isSneak)
            await mustExpect(`The sneak of "${keyOf(event)}"`, () => executor?.sneak?.(of));
          else await executor?.execute(of);
        } else world = await model.start(driver);
        const besides = (before && (await driver.meanwhile?.())) ?? [];
        driver.acted?.();
        await expectState(model, { driver, world, state: to, isAgain: isSneak });
        await driver.check();
        const changes = executor?.changes ?? model.changes;
        if (before && changes) await expectFrame(driver, before, [...changes, ...besides]);
        if (index === path.steps.length - 1) await leaveNoTrace(driver, step);
      });
    } catch (error) {
      const more = await failed?.({ step: index, error, world, expected: to });
      const place = `${model.name}, step ${index} of ${path.steps.length - 1}: ${title}`;
      const repeat = command && `Repeat it: ${command}`;
      throw located(error, [place, repeat, more].filter(Boolean).join('\n'));
    }
    report?.(coverage(path.steps[index], previous));
    from = to;
  }
}

/** Does each of the driver's gestures, and expects that the page is the same afterwards. */
async function leaveNoTrace(driver: Driver, step: NonNullable<WalkOptions['step']>) {
  for (const { name, act, changes } of (await driver.gestures?.()) ?? []) {
    await step(name, async () => {
      const before = await frameOf(driver);
      await act();
      driver.acted?.();
      await expectFrame(driver, before, changes);
    });
  }
}

/** The coverage of a path if all of its steps pass. */
export function coverageOf(model: PathModel, { steps }: Path): Covered {
  const coverage = follow(model);
  return together(steps.map((step, index) => coverage(step, steps[index - 1]?.state)));
}

/** Returns a function that takes the steps of a path one after the other, and returns the coverage of each. */
function follow({ graph }: PathModel) {
  const transitions = new Map(graph.transitions.map((each) => [transitionKey(each), each]));
  let last: string | undefined;
  return (step: Path['steps'][number] | undefined, previous: SystemState | undefined): Covered => {
    const none = byCriterion((): string[] => []);
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

/** Adds the place on the path, and the command that walks the path again, to the start of an error's message. */
function located(error: unknown, place: string): Error {
  if (!(error instanceof Error)) return new Error(`${place}\n${String(error)}`);
  error.message = `${place}\n${error.message}`;
  if (error.stack) error.stack = `${place}\n${error.stack}`;
  return error;
}
