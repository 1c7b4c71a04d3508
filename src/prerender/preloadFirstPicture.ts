import { md, small } from '../style/media';

/** The small layout on screens wider than a phone. Phones have their picture embedded in the page (`inlineFirstPicture`). */
const besidePhones = `(min-width: 30em) and (not ${md})`;

/**
 * Links for a page's head that preload the page's picture of high priority, one per source, so that the browser requests it before
 * it has parsed the body. Empty where the page has no such picture.
 */
export function preloadFirstPicture(html: string): string {
  const sources = /<picture[^>]*>((?:<source[^>]*>)+)<img[^>]*fetchPriority="high"/.exec(html)?.[1];
  const choices = [...(sources ?? '').matchAll(/<source[^>]*image\/avif[^>]*sizes=[^>]*>/g)];
  return choices
    .map(([source]) => {
      const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(source)?.[1];
      // Where a picture has a source for small screens, the other one is for all larger screens.
      const large = choices.length > 1 ? md : 'all';
      const condition = read('media') === small ? besidePhones : large;
      return `<link rel="preload" as="image" type="image/avif" media="${condition}" imagesrcset="${read('srcSet')}" imagesizes="${read('sizes')}" fetchpriority="high">`;
    })
    .join('');
}
