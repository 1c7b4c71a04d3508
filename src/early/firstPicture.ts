import * as marks from './marks';

/** How long the bundle's scripts wait for the first picture, in milliseconds, at most. */
const longestWait = 2000;

/**
 * Resolves once the page's first picture is loaded or has failed, at the latest after two seconds; at once where the page has no
 * such picture, or is to be rendered in another language. Call it once the body is parsed.
 *
 * The bundle waits for this, so that it takes no bandwidth from the picture.
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
