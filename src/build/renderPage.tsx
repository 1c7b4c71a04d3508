import i18next from 'i18next';
import type { Language } from '../../machines/languageMachine';
import { pageTexts } from '../routing/pageTexts';
import { createSiteActor, Site } from '../Site';
import { delayFirstPaint } from './delayFirstPaint';
import { metadata } from './metadata';
import { preloadFirstPicture } from './preloadFirstPicture';
import { renderHtml } from './renderHtml';

/** Renders the page at a path as HTML: what it adds to the head, and the content of the root. Rejects when anything throws. */
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
