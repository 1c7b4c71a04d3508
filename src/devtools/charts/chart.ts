import * as v from 'valibot';
import type { AnyStateMachine, StateValue } from 'xstate';
import { data, list, name } from './schema';
import { activePaths, specificationOf, statesIn, transitionsOf } from './traversal';
import { plain } from './plain';
import { guardInWords, type Named, nameOf, paramsOf } from './words';

const nodeSchema = v.object({
  id: name,
  key: v.string(),
  parent: v.optional(name),
  type: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  isInitial: v.boolean(),
  description: v.optional(v.string()),
  specification: v.optional(v.string()),
  entry: list(v.string()),
  exit: list(v.string()),
  invokes: list(v.string()),
});

/** A state of a machine, as charts draw it. */
export type ChartNode = v.InferOutput<typeof nodeSchema>;

const edgeSchema = v.object({
  /** Built from the source, the event, and the position among the source's transitions for that event: the same in every build. */
  id: name,
  source: name,
  event: v.string(),
  targets: list(name),
  guard: v.optional(v.string()),
  /** The parameters of the guard: if the guard compares the event with them, the values that the event must have. */
  params: v.optional(v.record(v.string(), data)),
  actions: list(v.string()),
  description: v.optional(v.string()),
  specification: v.optional(v.string()),
});

/** A transition of a machine; one without targets only runs its actions. */
export type ChartEdge = v.InferOutput<typeof edgeSchema>;

const lists = v.object({ id: name, nodes: list(nodeSchema), edges: list(edgeSchema) });

/** A machine as plain data, its nodes and edges in document order; the first node is the machine itself. */
export type Chart = v.InferOutput<typeof lists>;

/** A chart that can be drawn: its states form a tree, each state comes after its parent, and all transitions lead between its states. */
export const chartSchema = v.pipe(
  lists,
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? strayIn(dataset.value) : undefined;
    if (message) addIssue({ message });
  }),
);

function strayIn({ nodes, edges }: Chart): string | undefined {
  const known = new Set<string>();
  for (const [index, { id, parent }] of nodes.entries()) {
    if (known.has(id)) return `nodes.${index}.id is there twice: ${id}`;
    if (index === 0 ? parent !== undefined : !parent || !known.has(parent))
      return `nodes.${index}.parent is no state before it`;
    known.add(id);
  }
  if (nodes.length === 0) return 'nodes is empty';
  for (const [index, { source, targets }] of edges.entries()) {
    const stray = [source, ...targets].find((id) => !known.has(id));
    if (stray !== undefined) return `edges.${index} leads from or to no state: ${stray}`;
  }
  return undefined;
}

/** Whether an action is one that XState itself adds for an `after` timer. Charts leave it out, because their edges show the timers. */
function isOfTimer(action: unknown): boolean {
  const { event, sendId } = Object(action) as { event?: { type?: string }; sendId?: unknown };
  return String(event?.type ?? sendId).startsWith('xstate.after.');
}

const actionsOf = (actions: readonly unknown[]) =>
  actions
    .filter((action) => !isOfTimer(action))
    .map((action) => nameOf(action as Named).replace(/^xstate\./, ''));

/** A copy of an object without its undefined fields. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

/** The id of a machine's chart: the machine's own or, as all machines without one have the same, the names of its outermost states. */
export function chartIdOf({ id, root }: AnyStateMachine): string {
  const states = Object.keys(root.states);
  return id === '(machine)' && states.length > 0 ? `(machine: ${states.join(', ')})` : id;
}

export function chartOf(machine: AnyStateMachine): Chart {
  return {
    id: chartIdOf(machine),
    nodes: statesIn(machine.root).map((node) => ({
      id: node.id,
      key: node.key,
      type: node.type,
      isInitial: Boolean(node.parent?.initial?.target.includes(node)),
      entry: actionsOf(node.entry),
      exit: actionsOf(node.exit),
      invokes: node.invoke.map(({ id, src }) => (typeof src === 'string' ? src : id)),
      ...present({
        parent: node.parent?.id,
        description: node.description,
        specification: (node.meta as { specification?: string } | undefined)?.specification,
      }),
    })),
    edges: [...transitionsOf(machine)].map(([transition, { id }]) => ({
      id,
      source: transition.source.id,
      event: transition.eventType,
      targets: transition.target?.map((target) => target.id) ?? [],
      actions: actionsOf(transition.actions),
      ...present({
        guard: transition.guard && guardInWords(transition.guard),
        params: plain(paramsOf(transition.guard)) as ReturnType<typeof paramsOf>,
        description: transition.description,
        specification: specificationOf(transition),
      }),
    })),
  };
}

/** The ids of the nodes that are active in a state value, among them the machine itself; empty without a value. */
export function activeNodes(chart: Chart, value: StateValue | undefined): ReadonlySet<string> {
  const active = new Set<string>();
  if (value === undefined) return active;
  for (const path of activePaths(value)) {
    let node = chart.nodes.at(0);
    for (const key of path) {
      const { id } = node ?? {};
      node = chart.nodes.find((each) => each.parent === id && each.key === key);
    }
    if (node) active.add(node.id);
  }
  return active;
}
