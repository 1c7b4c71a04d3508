import * as marks from './marks';

/** How long, in milliseconds, the bundle's scripts wait for the first picture at most. */
const longestWait = 2000;

/**
 * Resolves once the page's first picture is loaded or has failed, at the latest after two seconds; at once where the page has
 * no such picture, or is to be rendered in another language. The body must be parsed.
 *
 * The bundle waits for it so that it uses none of the picture's bandwidth.
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
