import type { DrivenWindow } from './Observation';

// These functions run in the page, and may use nothing from outside themselves.

/** Brings the focus to a control, and selects what it holds. */
export function takeFocus(control: Element): void {
  const view: DrivenWindow = window;
  const before = view.scrollY;
  view.meant = control;
  (control as HTMLInputElement).focus();
  (control as Partial<HTMLInputElement>).select?.();
  view.scrolled = (view.scrolled ?? 0) + view.scrollY - before;
}

/** Activates a control without a pointer or a key. */
export function activate(control: Element): void {
  (control as HTMLElement).click();
}

/** Resolves once whatever runs by the time, and not by how far the page is scrolled, is at its end. */
export async function motionEnded(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/**
 * Lets whatever moves be at its end with the next frame, and the page be scrolled at once. Durations of a millisecond and not a
 * quicker timeline: Chromium counts a timeline in 2^31 microseconds, and at 1,000 times what is held after 2.1 s never goes on.
 */
export function shortenMotion(): void {
  const sheet = new CSSStyleSheet();
  const parts = [
    '*, ::before, ::after, ::backdrop',
    '::details-content',
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)',
  ];
  const times =
    'animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; ' +
    'transition-duration: 1ms !important; transition-delay: 0s !important;';
  // A rule each: a browser drops a rule with a part that it does not know.
  const rules = parts.map((part) => `${part} { ${times} }`).join(' ');
  sheet.replaceSync(`html { scroll-behavior: auto !important } ${rules}`);
  document.adoptedStyleSheets = [sheet];
}
