import { describe, expect, test } from 'vitest';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import { elevators } from '../../src/content/elevators';
import { fieldLabels } from '../../src/mail/fieldLabels';

/** The argument for all functions in the content. Some take a text, others an object with titles: this value is both. */
const sample: unknown = Object.assign(Object('…'), { titleEN: '…', titleAR: '…' });

/** All texts of `value` in a language: its fields that end in `suffix`, at any depth, and the texts that functions return. */
function textsOf(value: unknown, suffix: 'EN' | 'AR', isIn = false): string[] {
  if (typeof value === 'function') return textsOf(value(sample), suffix);
  if (typeof value === 'string') return isIn ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, suffix, isIn || key.endsWith(suffix)),
  );
}

const contents = Object.values(import.meta.glob('../../src/content/*.ts', { eager: true }));
const englishTexts = [
  ...textsOf(contents, 'EN'),
  ...Object.values(english),
  ...Object.values(fieldLabels),
];
const arabicTexts = [...textsOf(contents, 'AR'), ...Object.values(arabic)];

const holding = (texts: readonly string[], words: RegExp) =>
  texts.filter((text) => words.test(text));

const tags = (text: string) => (text.match(/<[^>]+>|\{\{\w+\}\}/g) ?? []).toSorted();

describe('the translations', () => {
  test('the translations hold every key that the specification names', () => {
    const specified =
      'App_Name Company About_Us Contact Countact_Us Website Email Whatsapp Support Get_a_Quote Booking Office ' +
      'location_typing Copywrite Home navbar_About_Us Contact_Us Hero_Title Hero_Long_Text Our_Services';
    expect(Object.keys(english)).toEqual(expect.arrayContaining(specified.split(' ')));
  });

  test('the translations have the same keys, tags and placeholders in both languages', () => {
    expect(Object.keys(arabic)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      const other = arabic[key as keyof typeof arabic];
      expect([key, tags(other)]).toEqual([key, tags(text)]);
    }
  });

  test('the translations leave no text empty', () => {
    expect([...arabicTexts, ...englishTexts].filter((text) => text.trim() === '')).toEqual([]);
  });
});

describe('the Arabic texts', () => {
  test('the Arabic texts hold no Latin word', () => {
    // Alerts repeat the specified English sentence on a second line, which is left out here.
    const words = arabicTexts.map((text) =>
      text.replaceAll(/<[^>]+>|\{\{\w+\}\}|\nEmail .+$/g, ''),
    );
    expect(holding(words, /[A-Za-z]/)).toEqual([]);
  });

  test('R19, R18: the Arabic texts are punctuated in Arabic, and count in Western digits', () => {
    expect(arabicTexts.filter((text) => /[,;?٠-٩]/.test(text))).toEqual([]);
  });
});

test('R20: in every text each bracket and quote opens before it closes, in the order of reading', () => {
  const pairs = { '(': ')', '[': ']', '«': '»', '“': '”' } as const;
  const isNested = (text: string) => {
    const open: string[] = [];
    for (const sign of text.match(/[()[\]«»“”]/g) ?? []) {
      if (sign in pairs) open.push(pairs[sign as keyof typeof pairs]);
      else if (open.pop() !== sign) return false;
    }
    return open.length === 0;
  };
  const texts = [...arabicTexts, ...englishTexts];
  expect(texts.filter((text) => /[([«“]/.test(text)).length).toBeGreaterThan(2);
  expect(texts.filter((text) => !isNested(text))).toEqual([]);
});

test('R19: the English holds no Arabic letter or mark', () => {
  expect(englishTexts.filter((text) => /[\u0600-\u06ff]/.test(text))).toEqual([]);
});

describe('one word stands for one thing', () => {
  test('the English has one word for one thing: elevator, cabin, shaft, email', () => {
    expect(englishTexts.length).toBeGreaterThan(150);
    expect(
      holding(englishTexts, /\b(?:bed-)?(?:lifts?|cars?|dumbwaiter|hoistway|e-mail)\b/i),
    ).toEqual([]);
  });

  test('the Arabic has one word for one thing: مصعد, كبينة, بئر, بدون, الأشخاص ذوو الإعاقة', () => {
    expect(arabicTexts.length).toBeGreaterThan(150);
    expect(
      holding(arabicTexts, /أسانسير|مصاعد كهربائية|عربة|مقصورة|كابينة|مَنوَر|(?<!ب)دون لمس/),
    ).toEqual([]);
    expect(holding(arabicTexts, /الاحتياجات الخاصة/)).toEqual([]);
  });

  test('no Arabic sentence replaces a verb by «تم»', () => {
    expect(holding(arabicTexts, /(?:^|\s)(?:تم|يتم)\s/)).toEqual([]);
  });
});

test('the English is spelled as in America', () => {
  const british =
    /\b\w*(?:centre|metre|fibre|colour|favour|grey|licence|catalogue|storey|aluminium|programme)s?\b|\b\w+is(?:e|es|ed|ing|ation|ations)\b/gi;
  const american = new Set([
    'rise',
    'noise',
    'raised',
    'promise',
    'precise',
    'otherwise',
    'expertise',
  ]);
  const found = englishTexts
    .flatMap((text) => text.match(british) ?? [])
    .filter((word) => !american.has(word.toLowerCase()));
  expect(found).toEqual([]);
});

describe('what search engines show', () => {
  const descriptions = ['Meta_Description', 'Meta_About', 'Meta_Contact'] as const;
  test.each([
    ['en', english, 'Suood Elevators'],
    ['ar', arabic, 'صعود للمصاعد'],
  ] as const)(
    'in %s is long enough to say something, and short enough',
    (language, texts, name) => {
      for (const key of descriptions) {
        expect([key, texts[key].length >= 120 && texts[key].length <= 160]).toEqual([key, true]);
      }
      const ownName = descriptions.filter((key) => texts[key].includes(name));
      expect(ownName).toEqual(language === 'en' ? descriptions.slice(0, 2) : descriptions);
      expect(new Set(descriptions.map((key) => texts[key])).size).toBe(3);
    },
  );
});

test('each list of points is as long in Arabic as in English', () => {
  for (const { pointsEN, pointsAR } of elevators) expect(pointsAR).toHaveLength(pointsEN.length);
});
