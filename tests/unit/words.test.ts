import { describe, expect, test } from 'vitest';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import { llmsText } from '../../src/build/llmsText';
import { structuredData } from '../../src/build/structuredData';
import { contact } from '../../src/content/contact';
import { services } from '../../src/content/services';
import { fieldLabels } from '../../src/mail/fieldLabels';

/** Every text of `value` in a language: its fields that end in `suffix`, and what functions make of a title. */
function textsOf(value: unknown, suffix: 'EN' | 'AR', isIn = false): string[] {
  if (typeof value === 'function') return textsOf(value('…'), suffix);
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
  llmsText,
];
const arabicTexts = [...textsOf(contents, 'AR'), ...Object.values(arabic)];

/** The texts that hold one of the words. */
const holding = (texts: readonly string[], words: RegExp) =>
  texts.filter((text) => words.test(text));

describe('one word stands for one thing', () => {
  test('in English: elevator, cabin, shaft, email', () => {
    expect(englishTexts.length).toBeGreaterThan(150);
    expect(
      holding(englishTexts, /\b(?:bed-)?(?:lifts?|cars?|dumbwaiter|hoistway|e-mail)\b/i),
    ).toEqual([]);
  });

  test('in Arabic: مصعد, كبينة, بئر, بدون, الأشخاص ذوو الإعاقة', () => {
    expect(arabicTexts.length).toBeGreaterThan(150);
    expect(
      holding(arabicTexts, /أسانسير|مصاعد كهربائية|عربة|مقصورة|كابينة|مَنوَر|(?<!ب)دون لمس/),
    ).toEqual([]);
    expect(holding(arabicTexts, /الاحتياجات الخاصة/)).toEqual([]);
  });

  test('and no sentence says «تم» for a verb', () => {
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

describe('the structured data', () => {
  test.each([
    ['en', 'King Fahd Road, Al Olaya', 'Riyadh', 'Saudi Arabia'],
    ['ar', 'طريق الملك فهد، حي العليا', 'الرياض', 'المملكة العربية السعودية'],
  ] as const)('in %s names street, city and country in their own fields', (...expected) => {
    const [language, street, city, country] = expected;
    const data = structuredData(language, 'Suood');
    expect(data.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: contact.countryCode,
    });
    expect(data.areaServed).toEqual({ '@type': 'Country', name: country });
    expect(data.makesOffer.map(({ itemOffered }) => itemOffered.name)).toEqual(
      services.map((service) => (language === 'ar' ? service.titleAR : service.titleEN)),
    );
  });
});
