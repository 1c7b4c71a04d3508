import type { Reference } from '../../harness/index';
import { variants } from './cardReferences';
import { designCategories, elevatorTypes } from './choiceReferences';
import { moves } from './moves';

/** Sections 3 and 4 of the specification: the options of each choice. The page begins with the first one. */
export const options = { elevator: elevatorTypes, design: designCategories, ...variants } as const;

export type ChoiceName = keyof typeof options;

export type Choices = { readonly [Name in ChoiceName]: (typeof options)[Name][number] };

/** The choices with which the page begins (specification, section 4). */
export const untouched = Object.fromEntries(
  Object.entries(options).map(([name, [first]]) => [name, first]),
) as Choices;

/** The names of the choices that differ from those at the beginning. */
export const changed = (choices: Choices): ChoiceName[] =>
  (Object.keys(options) as ChoiceName[]).filter((name) => choices[name] !== untouched[name]);

/** The fragment of the address, with its `#`; empty if nothing was chosen. */
export const fragmentOf = (choices: Choices): string => {
  const said = changed(choices).map((name) => `${name}=${choices[name]}`);
  return said.length > 0 ? `#${said.join('&')}` : '';
};

/** The sentences that name the choices in a chat, by language; the arguments are titles in that language. */
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

/** The choices named by the two addresses that the model of the choices opens. */
export const addressed: readonly [Choices, Choices] = [
  { ...untouched, elevator: 'food', design: 'doors', doors: 'semiAuto' },
  { ...untouched, elevator: 'gearless' },
];

export const choices: Reference = {
  file: 'tests/models/reference/choicesReference.ts',
  chart: 'machines/choicesMachine.ts',
  initial: ['untouched'],
  sentence,
  states: ['untouched', 'chosen'],
  moves: [
    ...Object.entries(options).flatMap(([choice, [first, ...others]]) => {
      /** The two events that report a visitor's choice: to this machine, and to the machine where the choice is made. */
      const chose = (option: string) => [
        { type: 'chose', choice, option },
        choice in variants
          ? { type: 'pick', picture: option, to: choice }
          : { type: 'select', option, to: `${choice}s` },
      ];
      const making = (option: string) => ({
        context: (before: object) => ({ ...before, [choice]: option }),
      });
      // Choosing the first option again, if no other choice was made, leads back to the state `untouched`.
      const back = others.length > 0 ? [first] : [];
      return [
        ...others.flatMap((each) =>
          chose(each).flatMap((event) => moves(sentence, [[], event, 'chosen', making(each)])),
        ),
        ...back.flatMap((each) =>
          chose(each).flatMap((event) =>
            moves(sentence, ['chosen', event, 'untouched', making(each)]),
          ),
        ),
      ];
    }),
    ...addressed.flatMap((named) =>
      moves(sentence, [[], { type: 'opened', choices: named }, 'chosen', { context: () => named }]),
    ),
    ...moves(sentence, ['chosen', 'arrived']),
  ],
};

const shares =
  'Design, The eye, third look, "Your elevator": one line, with Get a Quote, Share (navigator.share, else copied and said) and Print.';

export const toShare = {
  choices: { ...untouched, elevator: 'gearless', cabins: 'decorative', doors: 'telescopic' },
  en: 'Gearless, Decorative cabin, Telescopic door',
  ar: 'جيرلس، كبينة مزخرفة، باب تلسكوبي',
} as const;

/** How long the page shows the result of a share, in milliseconds. */
export const noteTime = 10_000;

const places = ['quote', 'form'] as const;

/** The places of the Share button: above the link to a quote, and above the contact form. */
export type Place = (typeof places)[number];

export const sharing: Reference = {
  file: 'tests/models/reference/choicesReference.ts',
  chart: 'machines/sharingMachine.ts',
  initial: ['idle'],
  sentence: shares,
  states: ['idle', 'sharing', 'copied', 'refused'],
  moves: [
    ...places.flatMap((place) =>
      ['idle', 'copied', 'refused'].flatMap((state) =>
        moves(shares, [state, { type: 'share', place }, 'sharing', { context: () => ({ place }) }]),
      ),
    ),
    ...moves(
      shares,
      [[], 'print'],
      ['sharing', { type: 'xstate.done.actor.share', output: 'shared' }, 'idle'],
      ['sharing', { type: 'xstate.done.actor.share', output: 'copied' }, 'copied'],
      ['sharing', 'xstate.error.actor.share', 'refused'],
      ['copied', 'xstate.after.noteTime.sharing.copied', 'idle', { after: noteTime }],
      ['refused', 'xstate.after.noteTime.sharing.refused', 'idle', { after: noteTime }],
    ),
  ],
};
