import i18next from 'i18next';
import type { Language } from '../../machines/languageMachine';
import { pageTexts } from '../routing/pageTexts';
import { createSiteActor, Site } from '../Site';
import { md, small } from '../style/media';
import { metadata } from './metadata';
import { renderHtml } from './renderHtml';

/** Renders the page at a path as HTML: elements for the head, and the content of the root. Rejects when anything throws. */
export async function renderPage(path: string, language: Language) {
  await i18next.changeLanguage(language);
  const { hoisted, body } = await renderHtml(<Site actor={createSiteActor({ path, language })} />);
  const head =
    preloadFirstPicture(body) +
    delayFirstPaint(body) +
    hoisted +
    metadata(path, language, pageTexts(path, i18next.t));
  return { head, body };
}

/**
 * A link for a page's head that delays the first paint until the page is parsed up to its first `h2`, which is below the first
 * view. Without it, the words of the hero would move up while a page arrives in parts. Empty for a page without `h2`.
 */
function delayFirstPaint(html: string): string {
  const below = /<h2[^>]* id="([^"]*)"/.exec(html)?.[1];
  return below ? `<link rel="expect" href="#${below}" blocking="render">` : '';
}

/** The small layout on screens wider than a phone. Phones need no preload, because their picture is in the page (`inlineFirstPicture`). */
const besidePhones = `(min-width: 30em) and (not ${md})`;

/** Links that preload a page's picture of high priority before the body is parsed, one link per source; empty without such a picture. */
function preloadFirstPicture(html: string): string {
  const sources = /<picture[^>]*>((?:<source[^>]*>)+)<img[^>]*fetchPriority="high"/.exec(html)?.[1];
  const choices = [...(sources ?? '').matchAll(/<source[^>]*image\/avif[^>]*sizes=[^>]*>/g)];
  return choices
    .map(([source]) => {
      const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(source)?.[1];
      // A picture with two sources has one for small screens, and this one for all larger screens.
      const large = choices.length > 1 ? md : 'all';
      const condition = read('media') === small ? besidePhones : large;
      return `<link rel="preload" as="image" type="image/avif" media="${condition}" imagesrcset="${read('srcSet')}" imagesizes="${read('sizes')}" fetchpriority="high">`;
    })
    .join('');
}
