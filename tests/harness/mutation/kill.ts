import type { AnyStateMachine } from 'xstate';
import { isMachine } from '../../../src/devtools/charts/isMachine';
import { type GeneratorName, generatorNames } from '../generators';
import type { Path, PathModel } from '../pathModel';
import { rootMachineOf, Run, type Subject } from '../Run';

/**
 * The cheapest generator whose paths find a mutant of a machine. The paths are those of `models`, which may be about other machines of the
 * same system.
 */
export function kill(
  machine: AnyStateMachine,
  mutant: AnyStateMachine,
  models: readonly PathModel[],
): GeneratorName | undefined {
  const finds = (by: GeneratorName, { subject, pathsBy }: PathModel) => {
    const mutated = withMachine(subject, machine, mutant);
    return pathsBy(by).some((path) => tellsApart(subject, mutated, path));
  };
  return generatorNames.find((by) => models.some((model) => finds(by, model)));
}

/** Whether two systems differ after some event of a path. */
function tellsApart(subject: Subject, mutated: Subject, { steps }: Path): boolean {
  const expected = new Run(subject);
  try {
    const actual = new Run(mutated);
    if (seen(actual) !== seen(expected)) return true;
    return steps.slice(1).some(({ event }) => {
      const isPossible = expected.stand.can(event);
      if (actual.stand.can(event) !== isPossible) return true;
      if (!isPossible) return false;
      expected.send(event);
      actual.send(event);
      return seen(actual) !== seen(expected);
    });
  } catch {
    return true;
  }
}

/** An action's parameters as plain data, without functions and references to actors, which cannot be compared. */
const comparable = (params: unknown): unknown =>
  JSON.parse(
    JSON.stringify(params ?? null, (name, value: unknown) =>
      value instanceof Error
        ? value.message
        : typeof value === 'function' || name === 'actorRef' || name === 'xstate$$type'
          ? undefined
          : value,
    ),
  );

/** The data that is compared after a step: the machine's state, and the requested actions, which include starts of actors and timers. */
const seen = (run: Run): string =>
  JSON.stringify([
    run.stand.identity,
    run.requests.map(({ actor, action, params }) => [actor, action, comparable(params)]),
  ]);

/** The same subject with a machine replaced by another, wherever it is in the system. */
function withMachine(subject: Subject, machine: AnyStateMachine, other: AnyStateMachine): Subject {
  const { within } = subject;
  return {
    ...subject,
    machine: subject.machine === machine ? other : subject.machine,
    within: within && { ...within, root: replaced(within.root, machine, other) },
  };
}

export const lives = (machine: AnyStateMachine, subject: Subject): boolean =>
  machinesIn(rootMachineOf(subject)).includes(machine);

const actorsOf = ({ implementations }: AnyStateMachine) =>
  implementations.actors as Readonly<Record<string, unknown>>;

const machinesIn = (root: AnyStateMachine): AnyStateMachine[] => [
  root,
  ...Object.values(actorsOf(root)).filter(isMachine).flatMap(machinesIn),
];

/** A machine in whose system one machine is replaced by another. */
function replaced(
  root: AnyStateMachine,
  machine: AnyStateMachine,
  other: AnyStateMachine,
): AnyStateMachine {
  if (root === machine) return other;
  if (!machinesIn(root).includes(machine)) return root;
  const actors = Object.entries(actorsOf(root)).map(([name, logic]) => [
    name,
    isMachine(logic) ? replaced(logic, machine, other) : logic,
  ]);
  return root.provide({ actors: Object.fromEntries(actors) });
}
