import i18next from 'i18next';
import type { Language } from '../../machines/languageMachine';
import { pageTexts } from '../routing/pageTexts';
import { createSiteActor, Site } from '../Site';
import { metadata } from './metadata';
import { preloadFirstPicture } from './preloadFirstPicture';
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
