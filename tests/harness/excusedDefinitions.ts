import { activeStates, transitionsOf } from '../../src/charts/traversal';
import type { StateGraph } from './explore';
import type { AnyModelDefinition } from './ModelDefinition';

/**
 * The definitions, by name, that no path of the model takes: the page does not offer their events, another model's paths
 * bring them about, or they only end what would else be an error.
 */
export function excusedDefinitions(
  definition: AnyModelDefinition,
  { stands }: StateGraph,
): string[] {
  const { machine, events, unoffered = {}, elsewhere = {} } = definition;
  const inert = inertTypes(definition);
  const isSmaller = Object.keys(unoffered).length > 0;
  const nodes = new Set(
    [...stands.values()].flatMap(({ snapshot }) => activeStates(snapshot).map(({ id }) => id)),
  );
  return [...transitionsOf(machine)]
    .filter(
      ([{ eventType, source }, { name }]) =>
        eventType in unoffered ||
        eventType in elsewhere ||
        name in elsewhere ||
        (inert.has(eventType) && !(eventType in events)) ||
        (isSmaller && !nodes.has(source.id)),
    )
    .map(([, { name }]) => name);
}

/** The events that only end what would else be an error: no transition for them leads anywhere or does anything. */
export function inertTypes({ machine }: AnyModelDefinition): ReadonlySet<string> {
  const all = [...transitionsOf(machine).keys()];
  const active = all.filter(({ target, actions }) => target !== undefined || actions.length > 0);
  const types = new Set(active.map(({ eventType }) => eventType));
  return new Set(all.map(({ eventType }) => eventType).filter((type) => !types.has(type)));
}
