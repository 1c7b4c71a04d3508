import { setup } from 'xstate';
import type { ActorEvents } from './actors';
import { choiceOf, isSelected } from './choiceOf';
import { safetySystems } from './choiceOptions';
import { reportChoice } from './reportChoice';

/** Decides which safety system's picture is shown; at first that of the support systems. */
export const safetyMachine = setup({
  types: { events: {} as ActorEvents['safety'] },
  actions: { reportChoice: reportChoice() },
  guards: { isSelected },
}).createMachine({
  id: 'safety',
  ...choiceOf({
    options: safetySystems,
    initial: 'support',
    specification: 'Section 4, Safety: selected image starts as the support-systems image.',
  }),
});
