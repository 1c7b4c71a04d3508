import i18next from 'i18next';
import { Router } from 'wouter';
import type { Language } from '../../machines/languageMachine';
import { pageTexts } from '../routing/pageTexts';
import { ErrorScreen } from '../sections/frame/ErrorScreen';
import { renderHtml } from './renderHtml';

/**
 * Renders the page for unknown paths, which search engines must not index. Its body is for browsers without scripts; with scripts
 * the site renders the error screen, which names the path. Rejects when anything throws.
 */
export async function renderNotFound(language: Language) {
  await i18next.changeLanguage(language);
  const error = new Error('404 Not Found');
  error.stack = error.message;
  const { hoisted, body } = await renderHtml(
    <Router ssrPath="/404">
      <title>{pageTexts('/404', i18next.t).title}</title>
      <ErrorScreen error={error} />
    </Router>,
  );
  return {
    head: `<meta name="robots" content="noindex">${hoisted}`,
    body: `<noscript>${body}</noscript>`,
  };
}
