import { describe, expect, it } from 'vitest';
import { type ChoiceName, type Choices, defaultChoices } from '../../machines/choiceOptions';
import { chatMessages, messagesWithChoices } from '../../src/content/chatMessages';
import { choiceSentences } from '../../src/content/choiceSentences';
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

/** The messages that say what was chosen. */
const requests = [chatMessages.quote, chatMessages.booking];

const said = {
  en: {
    elevator: / Elevator type: (.+?)\.(?= )/u,
    design: / Design: (.+?)\.(?= )/u,
    variant: / (?!Design)(\w+): (.+?)\.(?= )/gu,
  },
  ar: {
    elevator: / نوع المصعد: (.+?)\.(?= )/u,
    design: / التصميم: (.+?)\.(?= )/u,
    variant: / (?!التصميم)(\p{L}+): (.+?)\.(?= )/gu,
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
    if (!named[0] || named.length > 1) throw new Error(`"${name}" names ${named.length} things`);
    return named[0].id;
  };
  const { elevator, design, variant } = said[language];
  const type = elevator.exec(text)?.[1];
  const category = design.exec(text)?.[1];
  const variants = [...text.replace(elevator, '').matchAll(variant)].map(([, from, chosen]) => {
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

  it.each(languages)('can be read from each request in %s, whatever they are', (language) => {
    expect(messagesWithChoices).toEqual(requests);
    for (const message of requests) {
      const plain = message[`title${suffix[language]}`];
      const texts = combinations.map((choices) =>
        withChoices(plain, choiceSentences(choices, language)),
      );
      expect(texts.map((text) => readChoices(text, language))).toEqual(combinations);
      expect(new Set(texts).size).toBe(combinations.length);
      // The first is what the untouched page shows: nothing is added.
      expect(texts[0]).toBe(plain);
    }
  });

  it('stand after the request, before what the visitor is asked to fill in', () => {
    const choices = { ...defaultChoices, elevator: 'food', doors: 'telescopic' } as const;
    expect(withChoices(chatMessages.quote.titleEN, choiceSentences(choices, 'en'))).toBe(
      'Hello Suood, I would like a quote for an elevator. Elevator type: Food. ' +
        'Doors: Auto (telescopic). Building type and number of floors: ',
    );
    expect(withChoices(chatMessages.booking.titleAR, choiceSentences(choices, 'ar'))).toBe(
      'السلام عليكم، أرغب في حجز زيارة للموقع. نوع المصعد: مصعد طعام. الأبواب: آلي (تلسكوبي). المدينة واليوم المناسب: ',
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

  it('is written in a form that saved links rely on', () => {
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
