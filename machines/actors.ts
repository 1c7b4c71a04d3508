import {
  type ActionFunction,
  type AnyMachineSnapshot,
  type AnyActorRef,
  type CallbackActorLogic,
  type CallbackLogicFunction,
  enqueueActions,
  type EventObject,
  fromCallback,
  type MachineContext,
  type NonReducibleUnknown,
  type ParameterizedObject,
  sendTo as sendToRef,
} from 'xstate';
import type {
  ChoiceName,
  Choices,
  DesignCategory,
  ElevatorType,
  SafetySystem,
  ServiceCard,
} from './choiceOptions';
import type { ContactMessage } from './ContactMessage';

/** An event of one of some types, each of which carries the same. */
type EventOf<Type extends string, Payload = object> = Type extends string
  ? Readonly<{ type: Type } & Payload>
  : never;

/** The visitor's wish to have `option` chosen. */
export interface SelectEvent<Option extends string> {
  readonly type: 'select';
  readonly option: Option;
}

/** The choices' request to show `option`, which an address names or was chosen before. */
export interface AdoptEvent<Option extends string> {
  readonly type: 'adopt';
  readonly option: Option;
}

/** The events of a design card: the visitor's pick, the choices' request, the section's hold and release, and keyboard focus inside it. */
export type DesignCardEvent =
  | EventOf<'pick' | 'adopt', { picture: string }>
  | EventOf<'hold' | 'release' | 'entered' | 'left'>;

/** The events of a client tile: Escape was pressed while its title is shown; pointer or focus has left it. */
export type ClientTileEvent = EventOf<'dismiss' | 'left'>;

/** Where the visitor's choices are named with what can be done with them: above the link to a quote, or above the contact form. */
export type SharingPlace = 'quote' | 'form';

/** The actors of the site by the names (`systemId`) under which they find each other, and the events that each takes. */
export interface ActorEvents {
  /** Reports of the router: a link was followed, or the browser's own buttons led to another entry of its history. */
  readonly site: EventOf<'navigated' | 'traversed', { path: string }>;
  /**
   * The visitor's wishes; `overruled`, another tab or a hand has stored the other language; `finished`, the contact form has
   * nothing under way; `returned`, a page that was being reloaded is shown again, or stays.
   */
  readonly language: EventOf<'toggle' | 'dismiss' | 'overruled' | 'finished' | 'returned'>;
  /** Reports of how the page is scrolled, and that the header has slid out of sight. */
  readonly header: EventOf<'scrolledUp' | 'scrolledDown' | 'reachedTop' | 'slideEnded'>;
  /** The visitor's wishes; `close` also when the page or the layout changes. */
  readonly menu: EventOf<'open' | 'close'>;
  /**
   * The visitor's wishes, of which `change` edits one field, whose whole new text is `value`; the text that was being written before
   * a reload; and `finish`, the language's request to report when nothing is under way, so that the page can be reloaded.
   */
  readonly contactForm:
    | { readonly type: 'change'; readonly field: keyof ContactMessage; readonly value: string }
    | EventOf<'submit' | 'restore' | 'finish'>
    | { readonly type: 'recalled'; readonly message: ContactMessage };
  /** Reports of the machines that a visitor chooses with, and of the address. */
  readonly choices:
    | { readonly type: 'chose'; readonly choice: ChoiceName; readonly option: string }
    | { readonly type: 'opened'; readonly choices: Choices }
    | { readonly type: 'arrived' };
  /** The visitor's wishes, of which `share` is answered at its place. */
  readonly sharing:
    | { readonly type: 'share'; readonly place: SharingPlace }
    | { readonly type: 'print' };
  /** The visitor has pressed the call plate. */
  readonly call: EventOf<'press'>;
  /** The bar of a card was pressed or keyboard focus came into the card; a card has come to the row's start. */
  readonly services: EventOf<'select' | 'scrolled', { card: ServiceCard }>;
  readonly elevators: SelectEvent<ElevatorType> | AdoptEvent<ElevatorType>;
  readonly safety: SelectEvent<SafetySystem>;
  /** The visitor's choice of a card, and the choices' request; reports that the rotation rests, or has resumed. */
  readonly designs:
    | SelectEvent<DesignCategory>
    | AdoptEvent<DesignCategory>
    | EventOf<'rested' | 'resumed'>;
  /** The visitor's wishes, and reports of the tab and the system. */
  readonly rotation: EventOf<'pause' | 'play' | 'hid' | 'showed' | 'reduced'>;
  readonly cabins: DesignCardEvent;
  readonly doors: DesignCardEvent;
  readonly buttons: DesignCardEvent;
  readonly walls: DesignCardEvent;
  readonly flooring: DesignCardEvent;
  readonly hospitals: ClientTileEvent;
  readonly commercialCenters: ClientTileEvent;
  readonly restaurants: ClientTileEvent;
  readonly hotels: ClientTileEvent;
  readonly residentialUnits: ClientTileEvent;
}

/** The name of an actor of the site. */
export type ActorName = keyof ActorEvents;

/** An event that each of the actors of these names takes. */
type TakenByEach<Name extends ActorName> = (
  Name extends ActorName ? (event: ActorEvents[Name]) => void : never
) extends (event: infer Event) => void
  ? Event
  : never;

/**
 * The action that sends an event to the actor of a name; both may depend on the action's parameters. Only an event that this actor takes
 * compiles. Throws where the actor is not running, unless it is `optional`: then the sender gets the event, as XState has it, and
 * ignores what it does not know.
 */
export function sendTo<
  Name extends ActorName,
  Params extends ParameterizedObject['params'] | undefined,
  Context extends MachineContext,
  Event extends EventObject,
>(
  to: Name | ((params: Params) => Name),
  event: TakenByEach<Name> | ((params: Params) => TakenByEach<Name>),
  { optional = false } = {},
): ActionFunction<Context, Event, Event, Params, never, never, never, never, never> {
  return sendToRef<Context, Event, Params, AnyActorRef, Event>(
    ({ system, self }, params) => {
      const name = typeof to === 'function' ? to(params) : to;
      const actor: AnyActorRef | undefined = system.get(name) ?? (optional ? self : undefined);
      if (!actor) throw new Error(`No actor named "${name}" is running.`);
      return actor;
    },
    (_: unknown, params: Params) =>
      typeof event === 'function' ? (event as (of: Params) => TakenByEach<Name>)(params) : event,
  );
}

/** An event and the name of the actor that it is for, which takes it. */
type Message = {
  readonly [Name in ActorName]: { readonly to: Name; readonly event: ActorEvents[Name] };
}[ActorName];

/** The action that sends an event to the actor of a name where that is running and takes it as it is, and else nothing. */
export const sendIfTaken = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'],
>(
  message: (context: Context, params: Params) => Message,
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, enqueue, system }, params) => {
      const { to, event } = message(context, params);
      const actor: AnyActorRef | undefined = system.get(to);
      const snapshot = actor?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
      // An actor that is no machine takes everything.
      if (actor && snapshot?.can?.(event) !== false) enqueue.sendTo(actor, event);
    },
  );

/**
 * An actor that reports to the machine that invokes it, and hears nothing; without a function it stands for one that is provided
 * elsewhere. `fromCallback` itself types what the actor hears, and lets it report anything.
 */
export const watcher = <Event extends EventObject>(
  watch: CallbackLogicFunction<never, Event> = () => {},
): CallbackActorLogic<EventObject, NonReducibleUnknown, Event> =>
  fromCallback<EventObject, NonReducibleUnknown, Event>(
    watch as unknown as CallbackLogicFunction<EventObject, EventObject, NonReducibleUnknown, Event>,
  );
