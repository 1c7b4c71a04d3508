import type { AnyStateMachine } from 'xstate';

/** A message of a chart: the type of the event, and the name of the actor that it goes to (`#_parent` where that is whoever invokes it). */
export interface SentMessage {
  readonly event: string;
  readonly to: string;
}

/** What XState's `sendTo` makes: an action that says where and what. */
interface SendTo {
  readonly type: 'xstate.sendTo';
  readonly to: unknown;
  readonly event: unknown;
}

const isSendTo = (action: unknown): action is SendTo =>
  typeof action === 'function' && Reflect.get(action, 'type') === 'xstate.sendTo';

/** What XState's `enqueueActions` makes: an action that decides as it runs what it sends. */
interface Enqueue {
  readonly type: 'xstate.enqueueActions';
  collect(scope: object, params: unknown): void;
}

const isEnqueue = (action: unknown): action is Enqueue =>
  typeof action === 'function' && Reflect.get(action, 'type') === 'xstate.enqueueActions';

/** Stands for the scope of a running machine where only the names of actors are asked for. */
const scope = {
  context: {},
  event: {},
  self: {},
  system: { get: (name: string) => ({ name, getSnapshot: () => ({ can: () => true }) }) },
};

/** The value, or what the function makes of the parameters; undefined where it needs a running machine. */
function evaluate(valueOrFunction: unknown, params: unknown): unknown {
  if (typeof valueOrFunction !== 'function') return valueOrFunction;
  try {
    return valueOrFunction(scope, params) as unknown;
  } catch {
    return undefined;
  }
}

const nameOf = (target: unknown) =>
  typeof target === 'string' ? target : (target as { name?: string } | undefined)?.name;

/** What some actions of a machine send to other actors, as far as the definition says it. */
export function sentBy(machine: AnyStateMachine, actions: readonly unknown[]): SentMessage[] {
  const implementations = machine.implementations.actions as Readonly<Record<string, unknown>>;
  return actions.flatMap((action) => {
    const { type = action, params } = Object(action) as { type?: unknown; params?: unknown };
    const sender = typeof action === 'function' ? action : implementations[String(type)];
    return messagesOf(sender, params).flatMap(({ to, event }) => {
      const name = nameOf(to);
      const eventType = (event as { type?: string } | undefined)?.type;
      return name && eventType ? [{ event: eventType, to: name }] : [];
    });
  });
}

/** What an action sends, and where; nothing where it sends nothing, or needs a running machine to know. */
function messagesOf(action: unknown, params: unknown): { to: unknown; event: unknown }[] {
  if (isSendTo(action))
    return [{ to: evaluate(action.to, params), event: evaluate(action.event, params) }];
  if (!isEnqueue(action)) return [];
  const sent: { to: unknown; event: unknown }[] = [];
  const sendTo = (to: unknown, event: unknown) => void sent.push({ to, event });
  try {
    action.collect({ ...scope, enqueue: { sendTo } }, params);
  } catch {
    return [];
  }
  return sent;
}
