import * as marks from './marks';

/** The longest that the bundle's scripts wait for the first picture, in milliseconds. */
const longestWait = 2000;

/**
 * Resolves once the page's first picture is loaded or has failed, after two seconds at the latest; at once if the page has no such picture,
 * or is about to be rendered in another language. The bundle waits for this, so that the picture gets all the bandwidth. Call it once the
 * body is parsed.
 */
export function firstPicture(): Promise<void> {
  return new Promise((resolve) => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const isPending = document.documentElement.classList.contains(marks.pendingLanguage);
    if (!picture || picture.complete || isPending) return resolve();
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve());
    setTimeout(resolve, longestWait);
  });
}
