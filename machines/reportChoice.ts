import { type AnyActorRef, type EventObject, type MachineContext, sendTo } from 'xstate';
import { actorOrSelf } from './actorNamed';
import type { ChoiceName } from './choiceOptions';

/** What a visitor has chosen: the choice that it answers, and the option. */
interface Answer {
  readonly choice: ChoiceName;
  readonly option: string;
}

/** Reports to the choices what a visitor has chosen; a machine that runs without them reports to nobody. */
export const reportChoice = <Event extends EventObject>() =>
  sendTo<MachineContext, Event, Answer, AnyActorRef, Event>(
    actorOrSelf('choices'),
    (_: unknown, answer: Answer) => ({ type: 'chose', ...answer }),
  );
