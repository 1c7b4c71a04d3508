import { md, small } from '../style/media';

/** Small screens but for phones, whose picture comes with the page (`inlineFirstPicture`). */
const besidePhones = `(min-width: 30em) and (not ${md})`;

/**
 * Links for a page's head that preload the picture with high priority in its HTML, per source; none without such a picture.
 * The browser requests it before it has parsed the body.
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
