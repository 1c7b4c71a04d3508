import type { TFunction } from 'i18next';
import { plainText } from '../i18n/plainText';
import { pageAt } from './pages';

/** The document's title and description for any path, including unknown ones, and the product's name, which is the home page's title. */
export function pageTexts(path: string, t: TFunction) {
  const page = pageAt(path);
  const product = plainText(t('App_Name'));
  const name = page ? page.title : 'Not_Found';
  return {
    product,
    title: name ? `${t(name)} · ${product}` : product,
    description: t(page?.description ?? 'Meta_Description'),
  };
}
