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

/** Where a walk failed: the index of the step, and what it needs to look at the page once more. */
export interface Failure {
  readonly step: number;
  readonly error: unknown;
  readonly world: unknown;
  readonly expected: SystemState;
}

/** What a walk needs of the test that it is part of. */
export interface Surroundings {
  readonly driver: Driver;
  /** The command that walks just this path again. */
  readonly command?: string;
  readonly step?: (title: string, body: () => Promise<void>) => Promise<void>;
  /** Called with what each step covered that held, in order. */
  readonly report?: (covered: Covered) => void;
  /** Called with the step that did not hold, while the page is still as it was then; may return more to say of it. */
  readonly failed?: (failure: Failure) => Promise<string | undefined>;
}

/**
 * Walks a path on the page. After each event it expects the state, the page-wide oracles and nothing else changed, at the end no trace of
 * what people do in between; what is not accepted is tried as a sneak. Throws at the first step that does not hold.
 */
export async function walk(model: PathModel, path: Path, around: Surroundings): Promise<void> {
  const { driver, command, step = (_, body) => body(), report, failed } = around;
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
        driver.acted?.();
        await expectState(model, { driver, world, stand: to, isAgain: isSneak });
        await driver.check();
        const changes = executor?.changes ?? model.changes;
        if (before && changes) await expectFrame(driver, before, changes);
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

/** Does what people do in between, and expects the page as it was. */
async function leaveNoTrace(driver: Driver, step: NonNullable<Surroundings['step']>) {
  for (const { name, act, changes } of (await driver.gestures?.()) ?? []) {
    await step(name, async () => {
      const before = await frameOf(driver);
      await act();
      driver.acted?.();
      await expectFrame(driver, before, changes);
    });
  }
}

/** What a path covers if every step of it holds. */
export function coverageOf(model: PathModel, { steps }: Path): Covered {
  const coverage = follow(model);
  return together(steps.map((step, index) => coverage(step, steps[index - 1]?.state)));
}

/** Says of one step after the other what it covers. */
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

/** The same error, that says where on the path it arose and how to walk just that path again. */
function located(error: unknown, place: string): Error {
  if (!(error instanceof Error)) return new Error(`${place}\n${String(error)}`);
  error.message = `${place}\n${error.message}`;
  if (error.stack) error.stack = `${place}\n${error.stack}`;
  return error;
}
