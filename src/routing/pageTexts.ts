import type { TFunction } from 'i18next';
import { plainText } from '../i18n/plainText';
import { pageAt } from './pages';

/** The title of the page at a path, its name before the product's (home bears the product's alone), and its description. */
export function pageTexts(path: string, t: TFunction) {
  const page = pageAt(path);
  const product = plainText(t('App_Name'));
  return {
    product,
    title: page?.title ? `${t(page.title)} · ${product}` : product,
    description: t(page?.description ?? 'Meta_Description'),
  };
}
