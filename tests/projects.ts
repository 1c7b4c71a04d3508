import type { Language } from '../machines/languageMachine';
import type { Layout } from './models/SiteDriver';

/** The options of Playwright's browser context for each layout. */
export const layouts = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const cookie = { domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false };
const cookies = {
  ar: [],
  en: [{ ...cookie, name: 'i18next', value: 'en', sameSite: 'Lax' as const }],
};

/**
 * The specs whose results depend on the language and on the layout, but not on their combination. They run in two of the four projects,
 * which cover both languages and both layouts. Tests with tags run where their tags say (`@everywhere` in all four).
 */
const specsApart = [
  'accessibility',
  'arrival',
  'contactForm',
  'errorScreen',
  'files',
  'forcedColors',
  'language',
  'pages',
  'patterns',
  'pictures',
  'robustness',
  'storage',
  'translations',
  'wcag',
];
const apart = new RegExp(
  `\\b(${specsApart.join('|')})\\.spec\\.ts(?!.*@(ar|en|desktop|mobile|everywhere)\\b)`,
);

/** Matches the folders of the written specs in the full titles that Playwright greps. */
const written = String.raw`\b(?:specs|faults|access)/`;

/**
 * The tests that each project leaves out under `ONCE=yes`, so that each test of the written specs runs once: on an Arabic phone, like most
 * visitors, or where its tags say; with `@everywhere` on an English desktop too.
 */
const takenElsewhere = {
  'ar-mobile': [],
  'en-desktop': [new RegExp(`${written}(?!.*@(?:en|desktop|everywhere)\\b)`)],
  'ar-desktop': [new RegExp(`${written}(?!(?=.*@ar\\b).*@desktop\\b)`)],
  'en-mobile': [new RegExp(`${written}(?!(?=.*@en\\b).*@mobile\\b)`)],
} as const satisfies Record<string, readonly RegExp[]>;

/** The project of a language and a layout. It leaves out the tests that are tagged for another language or layout (`@en`, `@mobile`). */
const project = (language: Language, layout: Layout) => ({
  name: `${language}-${layout}`,
  grepInvert: [
    language === 'ar' ? /@en\b/ : /@ar\b/,
    layout === 'desktop' ? /@mobile\b/ : /@desktop\b/,
    ...((language === 'ar') === (layout === 'desktop') ? [apart] : []),
    ...(process.env['ONCE'] ? takenElsewhere[`${language}-${layout}`] : []),
  ],
  use: {
    language,
    layout,
    ...layouts[layout],
    storageState: { cookies: cookies[language], origins: [] },
  },
});

export const projects = (['ar', 'en'] as const).flatMap((language) => [
  project(language, 'desktop'),
  project(language, 'mobile'),
]);

/** Chooses, by the number `draw`, one of the projects that the tags allow, and returns its two tags, such as `@ar` and `@mobile`. */
export function drawProject(tags: readonly string[], draw: number): string[] {
  const among = (one: string, other: string, drawn: number) =>
    tags.find((tag) => tag === one || tag === other) ?? (drawn % 2 === 0 ? one : other);
  return [among('@ar', '@en', Math.floor(draw / 2)), among('@mobile', '@desktop', draw)];
}
