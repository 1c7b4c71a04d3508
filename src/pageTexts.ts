import type { TFunction } from 'i18next';
import { plainText } from './richText';

/** What pages other than home are called, and what search engines say of them. */
const pages = {
  '/about': { name: 'About_Us', description: 'Meta_About' },
  '/contact': { name: 'Contact_Us', description: 'Meta_Contact' },
} as const;

/** The title of the page at a path, its name before the product's (home bears the product's alone), and its description. */
export function pageTexts(path: string, t: TFunction) {
  const page = path in pages ? pages[path as keyof typeof pages] : undefined;
  const product = plainText(t('App_Name'));
  return {
    product,
    title: page ? `${t(page.name)} · ${product}` : product,
    description: t(page?.description ?? 'Meta_Description'),
  };
}
