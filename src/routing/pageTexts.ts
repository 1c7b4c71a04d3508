import type { TFunction } from 'i18next';
import { plainText } from '../i18n/plainText';
import { pageAt } from './pages';

/** The document's title and description for a path, and the product's name, which alone is home's title. */
export function pageTexts(path: string, t: TFunction) {
  const page = pageAt(path);
  const product = plainText(t('App_Name'));
  return {
    product,
    title: page?.title ? `${t(page.title)} · ${product}` : product,
    description: t(page?.description ?? 'Meta_Description'),
  };
}
