import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { transitionDefinitions } from './definitions';
import { mustExpect } from './expectations';
import { identity } from './explore';
import type { Transition } from './explore';
import type { Path, PathModel } from './pathModel';
import type { Site } from './Site';

/** What a walk took, as coverage counts it: names of definitions, and concrete transitions by `transitionKey`. */
export interface Taken {
  readonly definitions: readonly string[];
  readonly transitions: readonly string[];
}

/** What makes a concrete transition itself: the snapshot it starts in and its event. */
export const transitionKey = (previous: AnyMachineSnapshot, event: AnyEventObject): string =>
  `${identity(previous)} ${JSON.stringify(event)}`;

/** An event in a few words: its type, its payload, the way it happens. */
export function inWords({ type, ...payload }: AnyEventObject): string {
  const values = Object.values(payload).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  return [type.replace(/^xstate\./, ''), ...values].join(' ');
}

/** A snapshot's state in a few words. */
export const stateInWords = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');

/**
 * Walks a path on the page: after each event, the state's assertions, then the absence of what the page does not offer,
 * then the page-wide oracles. `report` hears of every transition that held; `step` names the parts of the test.
 */
export async function walk(
  model: PathModel,
  path: Path,
  site: Site,
  step: (title: string, body: () => Promise<void>) => Promise<void>,
  report: (taken: Taken) => void,
): Promise<void> {
  const names = transitionDefinitions(model.machine);
  const namesOf = (taken: Transition['taken']) => taken.map((each) => names.get(each) ?? '');
  const transitions = new Map(
    model.graph.transitions.map((each) => [transitionKey(each.previous, each.event), each]),
  );
  let world: unknown;
  let previous: AnyMachineSnapshot | undefined;
  for (const [index, { event, state: next }] of path.steps.entries()) {
    const from = previous;
    const title = `${inWords(event)} → ${stateInWords(next)}`;
    try {
      await step(title, async () => {
        if (from)
          await model.events[event.type]?.execute({ site, world, previous: from, event, next });
        else world = await model.start(site);
        await holds(model, site, world, next);
      });
    } catch (error) {
      throw located(
        error,
        `${model.name} ${path.id}, step ${index} of ${path.steps.length - 1}: ${title}`,
        path,
      );
    }
    if (from) {
      const key = transitionKey(from, event);
      report({ definitions: namesOf(transitions.get(key)?.taken ?? []), transitions: [key] });
    } else {
      report({ definitions: namesOf(model.graph.takenAtStart), transitions: [] });
    }
    previous = next;
  }
}

async function holds(model: PathModel, site: Site, world: unknown, next: AnyMachineSnapshot) {
  const seen = new Set<PropertyKey>();
  const snapshot: unknown = Object.create(next, {
    context: { value: watched(next.context, seen) },
  });
  for (const [state, assert] of Object.entries(model.states)) {
    if (!next.matches(state)) continue;
    await mustExpect(`The assertion of "${state}"`, () =>
      assert({ site, world, snapshot } as never),
    );
  }
  const unread = Object.keys(next.context).filter((name) => !seen.has(name));
  if (unread.length > 0) {
    throw new Error(
      `No assertion of "${stateInWords(next)}" looks at the context's ${unread.join(', ')}`,
    );
  }
  for (const [type, { absent }] of Object.entries(model.unoffered ?? {})) {
    await mustExpect(`The absence of "${type}"`, () => absent(site));
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
function located(error: unknown, place: string, path: Path): Error {
  const where = `${place}\nRepeat it: npm run test:paths -- --grep ${path.id}`;
  if (!(error instanceof Error)) return new Error(`${where}\n${String(error)}`);
  error.message = `${where}\n${error.message}`;
  if (error.stack) error.stack = `${where}\n${error.stack}`;
  return error;
}

/** A path as a test's title: the states it goes through, shortened, its length and its id. */
export function titleOf({ steps, id }: Path): string {
  const states = steps.map(({ state }) => stateInWords(state));
  const shown = states.length > 5 ? [...states.slice(0, 3), '…', ...states.slice(-1)] : states;
  return `${shown.join(' → ')} (${steps.length - 1} steps, ${id})`;
}
