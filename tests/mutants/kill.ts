import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { identity } from '../paths/explore';
import { generatorNames } from '../paths/generators';
import type { PathModel } from '../paths/pathModel';
import { eventInWords, plain } from '../paths/words';

/** What can be seen of a machine after a step: its state, the actions it asks for, actors and timers among them. */
type Seen = readonly [AnyMachineSnapshot, readonly object[]];

const start = (machine: AnyStateMachine, from: AnyMachineSnapshot | undefined): Seen =>
  from
    ? [machine.resolveState({ value: from.value, context: from.context as object }), []]
    : initialTransition(machine);

const inWords = ([snapshot, actions]: Seen): string =>
  JSON.stringify([
    identity(snapshot),
    actions.map((action) => {
      const { type, params } = action as { type: string; params?: unknown };
      return [type, plain(params)];
    }),
  ]);

/** How a mutant was found out: by the paths of which generator, and at which event. */
export interface Kill {
  readonly by: (typeof generatorNames)[number];
  readonly at: string;
}

/** Walks the paths of the models through a mutant of their machine, the cheapest first; undefined where it survives. */
export function kill(mutant: AnyStateMachine, models: readonly PathModel[]): Kill | undefined {
  for (const by of generatorNames) {
    for (const model of models) {
      for (const path of model.pathsBy(by)) {
        const events = path.steps.slice(1).map(({ event }) => event);
        const at = firstDifference(model, mutant, events);
        if (at !== undefined) return { by, at };
      }
    }
  }
  return undefined;
}

function firstDifference(
  { machine, from }: PathModel,
  mutant: AnyStateMachine,
  events: readonly AnyEventObject[],
): string | undefined {
  let expected = start(machine, from);
  let actual: Seen;
  try {
    actual = start(mutant, from);
    if (inWords(actual) !== inWords(expected)) return 'the start';
    for (const event of events) {
      expected = transition(machine, expected[0], event);
      actual = transition(mutant, actual[0], event);
      if (inWords(actual) !== inWords(expected)) return eventInWords(event);
    }
  } catch (error) {
    return `an error: ${(error as Error).message}`;
  }
  return undefined;
}
