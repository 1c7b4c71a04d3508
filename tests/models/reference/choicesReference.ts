import type { Move, Reference } from '../../harness';
import { variants } from './cardReferences';
import { designCategories, elevatorTypes } from './choiceReferences';

/** Sections 3 and 4: what can be chosen, the option first that the page begins with. */
export const options = {
  elevator: elevatorTypes,
  design: designCategories,
  ...variants,
} as const;

/** The name of a choice. */
export type ChoiceName = keyof typeof options;

/** An option of each choice. */
export type Choices = { readonly [Name in ChoiceName]: (typeof options)[Name][number] };

/** Section 4: what the page begins with. */
export const untouched: Choices = {
  elevator: 'gearbox',
  design: 'cabins',
  cabins: 'panorama',
  doors: 'center',
  buttons: 'touch',
  walls: 'walls',
  flooring: 'flooring',
};

/** The names of the choices that are otherwise than at the beginning. */
export const changed = (choices: Choices): ChoiceName[] =>
  (Object.keys(options) as ChoiceName[]).filter((name) => choices[name] !== untouched[name]);

/** The fragment of the address, with its `#`; empty where nothing was chosen. */
export const fragmentOf = (choices: Choices): string => {
  const said = changed(choices).map((name) => `${name}=${choices[name]}`);
  return said.length > 0 ? `#${said.join('&')}` : '';
};

/** The sentences of a chat; `title` says what an id is called in the sentence's language. */
export const sentences = {
  en: {
    elevator: (type: string) => `Elevator type: ${type}.`,
    design: (category: string) => `Design: ${category}.`,
    variant: (category: string, variant: string) => `${category}: ${variant}.`,
  },
  ar: {
    elevator: (type: string) => `نوع المصعد: ${type}.`,
    design: (category: string) => `التصميم: ${category}.`,
    variant: (category: string, variant: string) => `${category}: ${variant}.`,
  },
} as const;

const sentence =
  "Decisions, Settled: what was chosen is added as a sentence. The address's fragment holds choices only.";

/** Choices that an address names, and what another one does. */
export const addressed: readonly [Choices, Choices] = [
  { ...untouched, elevator: 'food', design: 'doors', doors: 'semiAuto' },
  { ...untouched, elevator: 'gearless' },
];

/** What a visitor has chosen. */
export const choices: Reference = {
  file: 'tests/models/reference/choicesReference.ts',
  chart: 'machines/choicesMachine.ts',
  initial: ['untouched'],
  sentence,
  states: ['untouched', 'chosen'],
  moves: [
    ...Object.entries(options).flatMap(([choice, [first, ...others]]): Move[] => [
      ...others.map((option) => ({
        event: { type: 'chose', choice, option },
        to: ['chosen'],
        context: (before: object) => ({ ...before, [choice]: option }),
        sentence,
      })),
      // Where it is the only one that was chosen.
      ...(others.length > 0
        ? [
            {
              from: ['chosen'],
              event: { type: 'chose', choice, option: first },
              to: ['untouched'],
              context: (before: object) => ({ ...before, [choice]: first }),
              sentence,
            },
          ]
        : []),
    ]),
    ...addressed.map((named) => ({
      event: { type: 'opened', choices: named },
      to: ['chosen'],
      context: () => named,
      sentence,
    })),
    { from: ['chosen'], event: { type: 'arrived' }, sentence },
  ],
};
