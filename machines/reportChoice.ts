import type { EventObject, MachineContext } from 'xstate';
import { sendTo } from './actors';
import type { ChoiceName } from './choiceOptions';

/** The option that a visitor has chosen, and the name of the choice. */
interface Answer {
  readonly choice: ChoiceName;
  readonly option: string;
}

/** The action that tells the choices actor what a visitor has chosen; it has no effect where that actor does not run. */
export const reportChoice = <Context extends MachineContext, Event extends EventObject>() =>
  sendTo<Context, Event, Answer>(
    (_, answer) => ({ to: 'choices', event: { type: 'chose', ...answer } }),
    { ifTaken: true },
  );
