import type { AnyStateMachine } from 'xstate';
import { type SentMessage, sentBy } from './messages';
import { specificationOf, statesIn, transitionsOf } from './traversal';
import { guardInWords, type Named, nameOf } from './words';

/** A state of a machine, as it is drawn. */
export interface ChartNode {
  readonly id: string;
  readonly key: string;
  readonly parent?: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Whether its parent starts in it. */
  readonly isInitial: boolean;
  readonly description?: string;
  readonly specification?: string;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly string[];
  /** What its entry and exit actions send to other actors. */
  readonly sends: readonly SentMessage[];
}

/** A transition of a machine; without targets it only acts. */
export interface ChartEdge {
  /** The source, the event and the place among the transitions for it: the same wherever the machine is the same. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly guard?: string;
  /** The parameters of the guard; of one that reads its event, what the event must say. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly actions: readonly string[];
  /** What its actions send to other actors. */
  readonly sends: readonly SentMessage[];
  readonly description?: string;
  readonly specification?: string;
}

/** A machine as plain data, its nodes and edges in document order; the first node is the machine itself. */
export interface Chart {
  readonly id: string;
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** The actions by which XState itself starts and stops the timers of `after`: they say nothing that the edges do not. */
const timers = new Set(['xstate.raise', 'xstate.cancel']);
const actionsOf = (actions: readonly unknown[]) =>
  actions.map((action) => nameOf(action as Named)).filter((name) => !timers.has(name));

const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

/** A machine's chart. */
export function chartOf(machine: AnyStateMachine): Chart {
  return {
    id: machine.id,
    nodes: statesIn(machine.root).map((node) => ({
      id: node.id,
      key: node.key,
      type: node.type,
      isInitial: Boolean(node.parent?.initial?.target.includes(node)),
      entry: actionsOf(node.entry),
      exit: actionsOf(node.exit),
      invokes: node.invoke.map(({ id, src }) => (typeof src === 'string' ? src : id)),
      sends: sentBy(machine, [...node.entry, ...node.exit]),
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
      sends: sentBy(machine, transition.actions),
      ...present({
        guard: transition.guard && guardInWords(transition.guard),
        params: paramsOf(transition.guard),
        description: transition.description,
        specification: specificationOf(transition),
      }),
    })),
  };
}

function paramsOf(guard: unknown) {
  const { params } = (guard ?? {}) as { params?: unknown };
  return typeof params === 'object' && params !== null
    ? (params as Readonly<Record<string, unknown>>)
    : undefined;
}
