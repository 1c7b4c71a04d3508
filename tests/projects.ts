import type { Language } from '../machines/languageMachine';
import type { Layout } from './models/SiteDriver';

/** How Playwright's context is made for each layout. */
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
 * Where what is tested depends on the language and on the layout, but not on which of them meet: each of them is seen, in
 * two projects. What is tagged stays where its tags say; `@everywhere` is all four.
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

/** The folders of the written specs, as titles have them. */
const written = String.raw`\b(?:specs|faults|access)/`;

/**
 * With `ONCE=yes` a written spec runs once: on an Arabic phone, as most visitors come, or where its tags say; `@everywhere` on an
 * English desktop too. What is left out of the other projects is what a project before them has taken.
 */
const takenElsewhere = {
  'ar-mobile': [],
  'en-desktop': [new RegExp(`${written}(?!.*@(?:en|desktop|everywhere)\\b)`)],
  'ar-desktop': [new RegExp(`${written}(?!(?=.*@ar\\b).*@desktop\\b)`)],
  'en-mobile': [new RegExp(`${written}(?!(?=.*@en\\b).*@mobile\\b)`)],
} as const satisfies Record<string, readonly RegExp[]>;

/** A project per language and layout. What is tagged for another language or layout (`@en`, `@mobile`) stays out of it. */
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

/** A project for each language and each layout. */
export const projects = (['ar', 'en'] as const).flatMap((language) => [
  project(language, 'desktop'),
  project(language, 'mobile'),
]);

/** The tags of one of the projects that some tags allow: which one, the number draws. */
export function drawProject(tags: readonly string[], draw: number): string[] {
  const among = (one: string, other: string, drawn: number) =>
    tags.find((tag) => tag === one || tag === other) ?? (drawn % 2 === 0 ? one : other);
  return [among('@ar', '@en', Math.floor(draw / 2)), among('@mobile', '@desktop', draw)];
}
