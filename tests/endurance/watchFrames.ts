/**
 * Before each frame that the browser paints, logs an error if the page's words, its `lang`, its direction and the language in the cookie do
 * not match. Call it before the clock is replaced, because it needs the browser's own frames. Runs in the page, so it may use nothing
 * from outside.
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
