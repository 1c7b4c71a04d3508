import { choiceMachine } from './choiceMachine';
import { safetySystems } from './choiceOptions';

/** Which safety system's picture is shown; the support systems at first. */
export const safetyMachine = choiceMachine({
  id: 'safety',
  options: safetySystems,
  initial: 'support',
  specification: 'Section 4, Safety: selected image starts as the support-systems image.',
});
