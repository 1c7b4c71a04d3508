import i18next from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { Router } from 'wouter';
import arabic from '../../public/locales/ar/translation.json';
import english from '../../public/locales/en/translation.json';
import type { Language } from '../../machines/languageMachine';
import { metadata } from './metadata';
import { pageTexts } from '../routing/pageTexts';
import { ErrorScreen } from '../sections/ErrorScreen';
import { Site } from '../Site';
import { getCssText } from '../style/stitches.config';
import { looks } from './styles/looks';
import { media } from '../style/media';
import { settledSheet } from './styles/settledSheet';
import { shorten, shortNames } from './styles/shortNames';

/** What React hoists to the document's head stands at the beginning of what it renders. */
const hoisted = /^(?:<link[^>]*>|<title>[^<]*<\/title>|<meta[^>]*>)+/;

/** Starts i18next with all texts at hand. */
export async function startTexts() {
  await i18next.use(initReactI18next).init({
    resources: { ar: { translation: arabic }, en: { translation: english } },
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
  });
}

/** Renders an element: what belongs in the head, as React tells it, and the rest. Rejects if anything throws. */
async function render(element: ReactNode) {
  // One chunk: React would else hide large parts until a script reveals them.
  const { prelude } = await prerender(element, { progressiveChunkSize: Infinity });
  const all = await new Response(prelude).text();
  const told = hoisted.exec(all)?.[0] ?? '';
  return { told, html: all.slice(told.length) };
}

/** A page as HTML: what belongs in the head, and what belongs in the root. Rejects if anything throws. */
export async function renderPage(path: string, language: Language) {
  await i18next.changeLanguage(language);
  const { told, html } = await render(<Site path={path} language={language} />);
  const head =
    firstPicture(html) +
    firstView(html) +
    told +
    metadata(path, language, pageTexts(path, i18next.t));
  return { head, body: shortNames(html) };
}

export { discovery } from './discovery';

/** Has the picture that comes first asked for before the browser has read as far as its place in the page. */
function firstPicture(html: string) {
  const sources = /<picture[^>]*>((?:<source[^>]*>)+)<img[^>]*fetchPriority="high"/.exec(html)?.[1];
  const choices = [...(sources ?? '').matchAll(/<source[^>]*image\/avif[^>]*>/g)];
  return choices
    .map(([source]) => {
      const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(source)?.[1];
      // Where there is a picture for small screens, the other is for all that are larger.
      const condition = read('media') ?? (choices.length > 1 ? media.md : 'all');
      return `<link rel="preload" as="image" type="image/avif" media="${condition}" imagesrcset="${read('srcSet')}" imagesizes="${read('sizes')}" fetchpriority="high">`;
    })
    .join('');
}

/** Has nothing drawn before the first view is read as a whole, for what it begins with moves as more of it comes. */
function firstView(html: string) {
  const below = /<h2[^>]* id="([^"]*)"/.exec(html)?.[1];
  return below ? `<link rel="expect" href="#${below}" blocking="render">` : '';
}

/**
 * The page for unknown paths, which search engines leave out: what it says to those who run no scripts. To all others the
 * error screen says more.
 */
export async function renderNotFound(language: Language) {
  await i18next.changeLanguage(language);
  const error = new Error('404 Not Found');
  error.stack = error.message;
  const { told, html } = await render(
    <Router ssrPath="/404">
      <title>{`${error.message} · ${pageTexts('/404', i18next.t).product}`}</title>
      <ErrorScreen error={error} />
    </Router>,
  );
  return {
    head: `<meta name="robots" content="noindex">${told}`,
    body: `<noscript>${shortNames(html)}</noscript>`,
  };
}

/** The style sheet of all that has been rendered and remembered so far. */
export const readStyles = (): string => shortNames(settledSheet(getCssText()));

/** The looks of all styles, as the style sheet names them. */
export const readLooks = () => shorten(looks());
