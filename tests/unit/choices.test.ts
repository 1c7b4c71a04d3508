import { describe, expect, it } from 'vitest';
import { type ChoiceName, type Choices, defaultChoices } from '../../machines/choiceOptions';
import { chatMessages, serviceChatMessage } from '../../src/content/chatMessages';
import { choiceSentences } from '../../src/content/choiceSentences';
import { services } from '../../src/content/services';
import { withChoices } from '../../src/content/withChoices';
import { choicesIn } from '../../src/routing/choicesIn';
import { fragmentOf } from '../../src/routing/fragmentOf';
import { designs, elevators } from '../models/content';

/** Sections 3 and 4: the options of each choice, the default first. */
const options = {
  elevator: ['gearbox', 'gearless', 'panorama', 'platform', 'food'],
  design: ['cabins', 'doors', 'buttons', 'walls', 'flooring'],
  cabins: ['panorama', 'classic', 'decorative'],
  doors: ['center', 'telescopic', 'semiAuto'],
  buttons: ['touch', 'touchless'],
  walls: ['walls'],
  flooring: ['flooring'],
} as const satisfies Record<ChoiceName, readonly string[]>;

/** Every combination of options. */
const combinations = Object.entries(options).reduce<Record<string, string>[]>(
  (begun, [name, each]) =>
    begun.flatMap((choices) => each.map((option) => ({ ...choices, [name]: option }))),
  [{}],
) as unknown as Choices[];

const languages = ['en', 'ar'] as const;
const suffix = { en: 'EN', ar: 'AR' } as const;

/** Each message that a chat link fills in. */
const messages = [
  ...Object.values(chatMessages),
  ...services.map(({ titleEN, titleAR }) => ({
    titleEN: serviceChatMessage(titleEN).titleEN,
    titleAR: serviceChatMessage(titleAR).titleAR,
  })),
];

const said = {
  en: {
    elevator: /I have chosen the elevator type (.+?)\.(?= |$)/u,
    design: /Of the designs, I am interested in (.+?)\.(?= |$)/u,
    variant: /For (.+?), I have chosen (.+?)\.(?= |$)/gu,
  },
  ar: {
    elevator: /اخترت نوع المصعد «(.+?)»\./u,
    design: /تهمّني من التصاميم فئة «(.+?)»\./u,
    variant: /اخترت من فئة «(.+?)» الخيار «(.+?)»\./gu,
  },
} as const;

/** The choices that a text says in a language, read by whoever receives it; it throws where a title is unknown. */
function readChoices(text: string, language: 'en' | 'ar'): Choices {
  const title = `title${suffix[language]}` as const;
  const idOf = (
    entities: readonly { id: string; titleEN: string; titleAR: string }[],
    name = '',
  ) => {
    const named = entities.filter((entity) => entity[title] === name);
    expect(named.map(({ id }) => id)).toHaveLength(1);
    return named[0]?.id ?? '';
  };
  const { elevator, design, variant } = said[language];
  const type = elevator.exec(text)?.[1];
  const category = design.exec(text)?.[1];
  const variants = [...text.matchAll(variant)].map(([, from, chosen]) => {
    const id = idOf(designs, from);
    return [id, idOf(designs.find((each) => each.id === id)?.images ?? [], chosen)];
  });
  return {
    ...defaultChoices,
    ...(type && { elevator: idOf(elevators, type) }),
    ...(category && { design: idOf(designs, category) }),
    ...Object.fromEntries(variants),
  } as Choices;
}

describe('the choices', () => {
  it('are 450 combinations, of which one is what the untouched page shows', () => {
    expect(combinations).toHaveLength(450);
    expect(combinations[0]).toEqual(defaultChoices);
  });

  it.each(languages)('can be read from each chat message in %s, whatever they are', (language) => {
    for (const message of messages) {
      const plain = message[`title${suffix[language]}`];
      const texts = new Set<string>();
      for (const choices of combinations) {
        const text = withChoices(plain, choiceSentences(choices, language));
        expect(readChoices(text, language)).toEqual(choices);
        texts.add(text);
      }
      expect(texts.size).toBe(combinations.length);
    }
  });

  it.each(languages)(
    'leave each chat message in %s as it is where nothing was chosen',
    (language) => {
      for (const message of messages) {
        const plain = message[`title${suffix[language]}`];
        expect(withChoices(plain, choiceSentences(defaultChoices, language))).toBe(plain);
      }
    },
  );

  it('stand after the request, before what the visitor is asked to fill in', () => {
    const choices = { ...defaultChoices, elevator: 'food', doors: 'telescopic' } as const;
    expect(withChoices(chatMessages.quote.titleEN, choiceSentences(choices, 'en'))).toBe(
      'Hello Suood, I would like a quote for an elevator. I have chosen the elevator type Food. ' +
        'For Doors, I have chosen Auto (telescopic). Building type and number of floors: ',
    );
    expect(withChoices(chatMessages.question.titleAR, choiceSentences(choices, 'ar'))).toBe(
      'السلام عليكم، لديّ استفسار. اخترت نوع المصعد «مصعد طعام». اخترت من فئة «الأبواب» الخيار «آلي (تلسكوبي)».',
    );
  });
});

describe('the fragment of the address', () => {
  it('names every combination, each by another fragment, and the defaults by none', () => {
    const fragments = combinations.map(fragmentOf);
    expect(new Set(fragments).size).toBe(combinations.length);
    expect(fragments[0]).toBe('');
    expect(fragments.slice(1).map(choicesIn)).toEqual(combinations.slice(1));
  });

  it('is written as others may keep it: it stays what it is', () => {
    const choices = { ...defaultChoices, elevator: 'food', design: 'doors' } as const;
    expect(fragmentOf({ ...choices, doors: 'semiAuto' })).toBe(
      'elevator=food&design=doors&doors=semiAuto',
    );
  });

  it.each([
    '',
    'main',
    'ourServices',
    'elevator',
    'elevator=',
    'elevator=gearbox',
    'elevator=escalator',
    'Elevator=food',
    'elevator=food&',
    'elevator=food&elevator=gearless',
    'elevator=food&doors=classic',
    'doors=semiAuto&elevator=food',
    'elevator=food&message=hello',
    'elevator=%66ood',
    '%E0%A4%A',
    '__proto__=food',
    'elevator=constructor',
  ])('is ignored where it reads "%s"', (fragment) => {
    expect(choicesIn(fragment)).toBeUndefined();
  });
});
