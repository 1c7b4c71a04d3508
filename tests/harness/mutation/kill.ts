import type { AnyStateMachine } from 'xstate';
import { isMachine } from '../../../src/devtools/charts/isMachine';
import type { GeneratorName } from '../generators';
import type { Path, PathModel } from '../pathModel';
import { rootMachineOf, Run, type Subject } from '../Run';

/** The generators in the order in which their paths are tried. Pairs come last: they have the most steps and find the fewest mutants. */
const order: readonly GeneratorName[] = ['tour', 'sneak', 'pairs'];

/**
 * The first generator whose paths find a mutant of a machine. The paths are those of `models`, which may be about other machines of the
 * same system.
 */
export function kill(
  machine: AnyStateMachine,
  mutant: AnyStateMachine,
  models: readonly PathModel[],
): GeneratorName | undefined {
  const finds = (by: GeneratorName, model: PathModel) => {
    const mutated = withMachine(model, machine, mutant);
    return model.pathsBy(by).some((path) => differs(mutated, path, expectedOn(path, model)));
  };
  return order.find((by) => models.some((model) => finds(by, model)));
}

/** The data to compare after each step of a path; undefined for an event that is not possible and therefore not sent. */
type Expected = readonly (string | undefined)[];

const known = new WeakMap<Path, Expected>();

/** The data that a path of a subject's model expects. Cached: each path runs once, however many mutants are compared with it. */
function expectedOn(path: Path, subject: Subject): Expected {
  const expected = known.get(path) ?? traceOf(new Run(subject), path);
  known.set(path, expected);
  return expected;
}

const traceOf = (run: Run, { steps }: Path): Expected => [
  seen(run),
  ...steps.slice(1).map(({ event }) => {
    if (!run.state.can(event)) return undefined;
    run.send(event);
    return seen(run);
  }),
];

/** Whether a mutated system differs from what a path expects after some event. */
function differs(mutated: Subject, { steps }: Path, expected: Expected): boolean {
  try {
    const run = new Run(mutated);
    return expected.some((wanted, index) => {
      const event = steps[index]?.event;
      if (index === 0 || !event) return seen(run) !== wanted;
      if (run.state.can(event) !== (wanted !== undefined)) return true;
      if (wanted === undefined) return false;
      run.send(event);
      return seen(run) !== wanted;
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
    run.state.identity,
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
