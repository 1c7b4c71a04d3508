import { choiceMachine } from './choiceMachine';

/** The three safety systems, in the order of the list (specification, section 2). */
export const safetySystems = ['mechanical', 'electrical', 'support'] as const;

/** Which safety system's picture is shown; the support systems at first. */
export const safetyMachine = choiceMachine({
  id: 'safety',
  options: safetySystems,
  initial: 'support',
  specification: 'Section 4, Safety: selected image starts as the support-systems image.',
});
