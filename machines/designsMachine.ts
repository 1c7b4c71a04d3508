import { choiceMachine } from './choiceMachine';

/** The five design categories, in the order of their cards (specification, section 3). */
export const designCategories = ['cabins', 'doors', 'buttons', 'walls', 'flooring'] as const;

/** Which design card is expanded; Cabins at first. */
export const designsMachine = choiceMachine({
  id: 'designs',
  options: designCategories,
  initial: 'cabins',
  specification: 'Section 4, Designs: selected category starts as Cabins.',
});
