// With an extension, because Vite's configuration imports this file too, and its loader needs it.
import { pagePaths } from '../../machines/pagePaths.js';

/** All pages in the order of the navigation; the texts are translation keys. */
export const pages = [
  {
    path: pagePaths.home,
    /** The page's name, which comes before the product's name in the document's title; undefined for the home page. */
    title: undefined,
    description: 'Meta_Description',
    headerLink: 'Home',
    menuLink: 'Home',
    /** The header's layout: over the hero's picture, on the light page, or half on a dark panel and half on the light page. */
    header: 'home',
  },
  {
    path: pagePaths.about,
    title: 'About_Us',
    description: 'Meta_About',
    headerLink: 'navbar_About_Us',
    menuLink: 'About',
    header: 'about',
  },
  {
    path: pagePaths.contact,
    title: 'Contact_Us',
    description: 'Meta_Contact',
    headerLink: 'Contact_Us',
    menuLink: 'Contact',
    header: 'contact',
  },
] as const;

/** The page at a path; undefined where there is none. */
export const pageAt = (path: string) => pages.find((page) => page.path === path);
