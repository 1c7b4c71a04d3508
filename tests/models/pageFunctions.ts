import type { DrivenWindow } from './Observation';

// These functions run in the page, and may use nothing from outside themselves.

/** Moves the focus to a control, and selects its text. */
export function takeFocus(control: Element): void {
  const view: DrivenWindow = window;
  const before = view.scrollY;
  view.meant = control;
  (control as HTMLInputElement).focus();
  (control as Partial<HTMLInputElement>).select?.();
  view.scrolled = (view.scrolled ?? 0) + view.scrollY - before;
}

export function activate(control: Element): void {
  (control as HTMLElement).click();
}

/** Resolves once all animations have ended, except those that follow the scroll offset. */
export async function motionEnded(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Makes motion end with the next frame, and scrolling jump. Motion lasts 1 ms: in Chromium, shorter motion fails after 2^31 µs. */
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
  // Each selector gets its own rule, since a browser drops a rule with a selector that it does not know.
  const rules = parts.map((part) => `${part} { ${times} }`).join(' ');
  sheet.replaceSync(`html { scroll-behavior: auto !important } ${rules}`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Options for a press. `position` is the point to press, from the control's corner (by default its middle); `force` presses a disabled
 * control too.
 */
export interface Press {
  readonly position?: { readonly x: number; readonly y: number };
  readonly force?: boolean;
  /** Whether the control must still be in sight afterwards, since a choice must not scroll the page. */
  readonly stays?: boolean;
  /** Whether motion is hurried. If so, every change of a style takes a frame, because a rule gives all properties a duration. */
  readonly isHurried?: boolean;
}

/** Scrolls to a control and returns the point to press. Throws if it is hidden, disabled, moving or covered. Runs in the page. */
export async function pointOf(control: Element, { position, force, isHurried }: Press) {
  const view: DrivenWindow = window;
  // eslint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page, and may use nothing from outside itself.
  const refusal = (reason: string) => new Error(`It cannot be used: it is ${reason}`);
  if (!control.checkVisibility({ visibilityProperty: true })) throw refusal('hidden');
  if (!force && control.matches(':disabled, [aria-disabled=true]')) throw refusal('disabled');
  for (const each of document.getAnimations())
    if (isHurried && each instanceof CSSTransition) each.finish();
  const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
  if (moving.some((target) => target?.contains(control))) throw refusal('moving');
  const find = () => {
    const { left, top } = control.getBoundingClientRect();
    const [box = control.getBoundingClientRect()] = control.getClientRects();
    const x = position ? left + position.x : box.left + box.width / 2;
    const y = position ? top + position.y : box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const isHit = control.contains(hit) || hit?.closest('label')?.control === control;
    return { x, y, hit, isHit };
  };
  let { x, y, hit, isHit } = find();
  if (!isHit) {
    const before = window.scrollY;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // The browser finds the element at a point only after painting. An observer reports after a frame, even while the clock stands still.
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => (observer.disconnect(), resolve()));
      observer.observe(control);
    });
    ({ x, y, hit, isHit } = find());
    view.scrolled = (view.scrolled ?? 0) + window.scrollY - before;
  }
  if (!isHit) throw refusal(`covered by ${hit?.outerHTML.slice(0, 80)}`);
  view.meant = control;
  return { x, y };
}
