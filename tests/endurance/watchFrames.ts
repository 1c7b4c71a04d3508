/**
 * Checks the page before every frame that the browser paints, and logs an error where the page's words, its `lang`, its direction and the
 * language in the cookie differ. Call it before the clock is replaced, so that it gets the real frames. This function runs in the page, so
 * it may use nothing that is defined outside it.
 */
export function watchFrames(): void {
  const nextFrame = window.requestAnimationFrame.bind(window);
  const complained = new Set<string>();
  const [arabic, latin] = [/\p{Script=Arabic}/u, /\p{Script=Latin}/u];
  const asked = /(?:^|;\s*)i18next=en/.test(document.cookie) ? 'en' : 'ar';
  let frames = 0;
  const checkFrame = () => {
    nextFrame(checkFrame);
    const root = document.documentElement;
    const words = [...document.querySelectorAll('h1, header nav a, h2, form label')]
      .map((element) => element.textContent)
      .join(' ');
    if (!words || getComputedStyle(document.body).visibility === 'hidden') return;
    frames += 1;
    const says = arabic.test(words) ? (latin.test(words) ? 'both' : 'ar') : 'en';
    const seen = [
      says,
      root.lang,
      root.dir === 'rtl' ? 'ar' : 'en',
      document.body.dir === 'rtl' ? 'ar' : 'en',
      ...(frames === 1 ? [asked] : []),
    ];
    const complaint = `A frame of the wrong language: ${seen.join()} at ${window.location.pathname}`;
    if (new Set(seen).size === 1 || complained.has(complaint)) return;
    complained.add(complaint);
    console.error(complaint, words.slice(0, 80));
  };
  nextFrame(checkFrame);
}
