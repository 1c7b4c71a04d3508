import type { Reference } from '../../harness/index';
import { moves } from './moves';

const file = 'tests/models/reference/choiceReferences.ts';
const addressed =
  "Decisions, Settled: the address's fragment holds choices: opened, it shows what it names.";

/** The reference of a choice: exactly one of some options is chosen, and any can be chosen at any time. */
const choice = (
  chart: string,
  options: readonly string[],
  initial: string,
  sentence: string,
  isKept = true,
): Reference => ({
  file,
  chart,
  initial: [initial],
  sentence,
  states: options,
  moves: options.flatMap((option) => [
    ...moves(sentence, [[], { type: 'select', option }, option]),
    ...(isKept ? moves(addressed, [[], { type: 'adopt', option }, option]) : []),
  ]),
});

/** The elevator types, in the order of the pills (specification, section 3). */
export const elevatorTypes = ['gearbox', 'gearless', 'panorama', 'platform', 'food'] as const;
/** The safety systems in the order in which section 2 of the specification lists them. */
export const safetySystems = ['mechanical', 'electrical', 'support'] as const;
/** The design categories, in the order of the cards (specification, section 3). */
export const designCategories = ['cabins', 'doors', 'buttons', 'walls', 'flooring'] as const;

export const elevators = choice(
  'machines/elevatorsMachine.ts',
  elevatorTypes,
  'gearbox',
  'Section 4, Elevators: selected index starts at 0 (Gearbox). Section 2: selecting one shows its image and bullet points.',
);

export const safety = choice(
  'machines/safetyMachine.ts',
  safetySystems,
  'support',
  'Section 4, Safety: selected image starts as the support-systems image; clicking an item changes it.',
  false,
);

export const designs = choice(
  'machines/designsMachine.ts',
  designCategories,
  'cabins',
  'Section 4, Designs: selected category starts as Cabins. Clicking elsewhere on a card selects it and expands it.',
);
