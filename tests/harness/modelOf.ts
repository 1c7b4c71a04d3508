import { createHash } from 'node:crypto';
import { TestModel } from '@xstate/test';
import type { AnyEventObject } from 'xstate';
import { keyOf } from './casesAt';
import { eventsOf } from './eventsOf';
import { type StateGraph, transitionKey } from './explore';
import { type GeneratorName, generators } from './generators';
import type { AnyModelDefinition } from './ModelDefinition';
import type { Path, PathModel } from './pathModel';
import { Run, type Subject } from './Run';
import type { Stand } from './Stand';
import { type StandPath, statePath } from './statePath';

/** What the runs of a definition are about. */
export const subjectOf = ({
  machine,
  within,
  beside,
  surroundings,
}: AnyModelDefinition): Subject => ({
  machine,
  within,
  beside,
  world: surroundings,
});

/** A checked definition as a model, with the graph of all that can happen in it. */
export function modelOf(
  definition: AnyModelDefinition,
  subject: Subject,
  graph: StateGraph,
): PathModel {
  const { name, limit, events } = definition;
  // The graph is no option of the library, which hands it on to the generators as it is.
  const options = {
    ...eventsOf(definition),
    limit,
    graph,
    stateMatcher: (stand: Stand, state: string) => stand.snapshot.matches(state),
    serializeState: (stand: Stand, event?: AnyEventObject, previous?: Stand) =>
      JSON.stringify([stand.identity, event, previous?.identity]),
  };
  const model = new TestModel(logicOf(graph) as never, options as never);
  const withId = (path: StandPath) => ({ ...path, id: idOf(name, path) });
  const made = new Map<GeneratorName, readonly Path[]>();
  const paths: PathModel['paths'] = (generate) =>
    (model.getPaths(generate as never) as unknown as StandPath[]).map(withId);
  return {
    ...definition,
    subject,
    graph,
    possibleAt: options.events,
    paths,
    pathsBy(generator) {
      const before = made.get(generator) ?? paths(generators[generator].generate);
      made.set(generator, before);
      return before;
    },
    pathOf(list) {
      const run = new Run(subject);
      const first = run.stand;
      const walk: StandPath['steps'] = [];
      for (const event of list) {
        const previous = walk.at(-1)?.state ?? first;
        const executor = events[keyOf(event)];
        const isPossible = previous.can(event);
        if (!executor || (!isPossible && !executor.sneak)) return undefined;
        if (isPossible) run.send(event);
        walk.push({ event, state: run.stand });
      }
      return withId(statePath(first, walk));
    },
  };
}

/** A graph as `@xstate/test` takes it: logic whose snapshots are stands. */
function logicOf({ start, stands, transitions }: StateGraph) {
  const nexts = new Map(transitions.map((each) => [transitionKey(each), each.next]));
  return {
    getInitialSnapshot: () => stands.get(start),
    transition: (previous: Stand, event: AnyEventObject) =>
      nexts.get(transitionKey({ previous, event })) ?? previous,
    getPersistedSnapshot: (stand: Stand) => stand,
  };
}

function idOf(name: string, { steps }: StandPath): string {
  const events = steps.map(({ event }) => event);
  return createHash('sha256')
    .update(JSON.stringify([name, events]))
    .digest('hex')
    .slice(0, 8);
}
