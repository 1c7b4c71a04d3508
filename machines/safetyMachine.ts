import { setup } from 'xstate';
import type { ActorEvents } from './actors';
import { choiceOf, isSelected } from './choiceOf';
import { safetySystems } from './choiceOptions';
import { reportChoice } from './reportChoice';

/** Which safety system's picture is shown; the support systems at first. */
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
