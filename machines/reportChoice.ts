import type { EventObject, MachineContext } from 'xstate';
import { sendTo } from './actors';
import type { ChoiceName } from './choiceOptions';

/** What a visitor has chosen: the choice that it answers, and the option. */
interface Answer {
  readonly choice: ChoiceName;
  readonly option: string;
}

/** Reports to the choices what a visitor has chosen; a machine that runs without them reports to nobody. */
export const reportChoice = <Context extends MachineContext, Event extends EventObject>() =>
  sendTo<'choices', Answer, Context, Event>('choices', (answer) => ({ type: 'chose', ...answer }), {
    optional: true,
  });
