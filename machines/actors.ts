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

/** An event whose `type` is one of the names in `Type`; each of these types carries the same payload. */
type EventOf<Type extends string, Payload = object> = Type extends string
  ? Readonly<{ type: Type } & Payload>
  : never;

/**
 * The events of a design card: the visitor picks a picture, the choices actor tells the card which picture to show (`adopt`), the
 * section pauses (`hold`) and resumes (`release`) the rotation, and keyboard focus enters and leaves the card.
 */
export type DesignCardEvent =
  | EventOf<'pick' | 'adopt', { picture: string }>
  | EventOf<'hold' | 'release' | 'entered' | 'left'>;

/** The events of a client tile: Escape was pressed while the tile's title is shown; the pointer or the focus has left the tile. */
export type ClientTileEvent = EventOf<'dismiss' | 'left'>;

/** The place of a `YourElevator` panel, which lists the visitor's choices: above the link to a quote, or above the contact form. */
export type SharingPlace = 'quote' | 'form';

/** The events that each actor of the site accepts, by the actor's name: the `systemId` under which other actors find it. */
export interface ActorEvents {
  /** `navigated`: the visitor followed a link. `traversed`: Back or Forward led to another entry of the browser's history. */
  readonly site: EventOf<'navigated' | 'traversed', { path: string }>;
  /**
   * `toggle` and `dismiss`: the visitor presses the toggle, or closes its note. `overruled`: the cookie now holds the other language, set
   * by another tab or by hand. `finished`: the contact form is not sending a message now. `returned`: the site could not be reached for the
   * reload, or the page came back from the back/forward cache.
   */
  readonly language: EventOf<'toggle' | 'dismiss' | 'overruled' | 'finished' | 'returned'>;
  /** The page was scrolled up, down or to its top; the header has slid out of sight (`slideEnded`). */
  readonly header: EventOf<'scrolledUp' | 'scrolledDown' | 'reachedTop' | 'slideEnded'>;
  /** The visitor opens or closes the menu; `close` is also sent when the page or the layout changes. */
  readonly menu: EventOf<'open' | 'close'>;
  /**
   * `change`: the visitor edits one field; `value` is the field's whole new text. `submit` and `restore`: the visitor sends the message, or
   * presses the button that restores it later. `finish`: the language actor, which is about to reload the page, asks the form to report
   * once it is not sending a message. `recalled`: the form's text was found, kept from before a reload or filled in by the browser.
   */
  readonly contactForm:
    | { readonly type: 'change'; readonly field: keyof ContactMessage; readonly value: string }
    | EventOf<'submit' | 'restore' | 'finish'>
    | { readonly type: 'recalled'; readonly message: ContactMessage };
  /**
   * `chose`: the visitor has chosen an option. `opened`: a page was opened or the fragment has changed, and now the address names choices.
   * `arrived`: another page was opened or the fragment removed, and now the address names no choices; or the page is about to be loaded
   * anew or its address to be copied by hand, and the address may name a section instead.
   */
  readonly choices:
    | { readonly type: 'chose'; readonly choice: ChoiceName; readonly option: string }
    | { readonly type: 'opened'; readonly choices: Choices }
    | { readonly type: 'arrived' };
  /** The visitor presses Share or Print; the result of `share` is shown at its `place`. */
  readonly sharing:
    | { readonly type: 'share'; readonly place: SharingPlace }
    | { readonly type: 'print' };
  /** The visitor has pressed the call button in the hero's picture. */
  readonly call: EventOf<'press'>;
  /** `select`: a card's narrow button was pressed, or keyboard focus came into the card. `scrolled`: a card reached the row's start. */
  readonly services: EventOf<'select' | 'scrolled', { card: ServiceCard }>;
  /** `select`: the visitor selects an option. `adopt`: the address names it, or the visitor chose it before. */
  readonly elevators: EventOf<'select' | 'adopt', { option: ElevatorType }>;
  readonly safety: EventOf<'select', { option: SafetySystem }>;
  /** As for the elevators, with cards; the rotation paused (`rested`) or resumed. */
  readonly designs:
    | EventOf<'select' | 'adopt', { option: DesignCategory }>
    | EventOf<'rested' | 'resumed'>;
  /** The visitor presses Pause or Play; the tab was hidden or shown; the system prefers reduced motion (`reduced`). */
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

export type ActorName = keyof ActorEvents;

/** An event, and the name of an actor that accepts it. */
export type Message = {
  readonly [Name in ActorName]: { readonly to: Name; readonly event: ActorEvents[Name] };
}[ActorName];

/**
 * The action that sends an event to a named actor; `message` makes both from the action's parameters, and the diagrams read it. If the actor
 * is not running, the action throws; with `ifTaken`, it sends only if the actor is running and accepts the event in its current state.
 */
export const sendTo = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  message: (context: Context, params: Params) => Message,
  { ifTaken = false } = {},
): ActionFunction<Context, Event, Event, Params, never, never, never, never, never> =>
  Object.assign(
    enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
      ({ context, enqueue, system }, params) => {
        const { to, event } = message(context, params);
        const actor: AnyActorRef | undefined = system.get(to);
        if (!actor && !ifTaken) throw new Error(`No actor named "${to}" is running.`);
        const snapshot = actor?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
        // An actor without `can` is no state machine: it accepts every event.
        if (actor && (!ifTaken || snapshot?.can?.(event) !== false)) enqueue.sendTo(actor, event);
      },
    ),
    { message },
  );

/**
 * An actor that only sends events, to the machine that invokes it. Without `watch` it is a placeholder: the effects provide the real actor.
 * `fromCallback` itself would type only the events that an actor receives; this function types those that it sends.
 */
export const watcher = <Event extends EventObject>(
  watch: CallbackLogicFunction<never, Event> = () => {},
): CallbackActorLogic<EventObject, NonReducibleUnknown, Event> =>
  fromCallback<EventObject, NonReducibleUnknown, Event>(
    watch as unknown as CallbackLogicFunction<EventObject, EventObject, NonReducibleUnknown, Event>,
  );
