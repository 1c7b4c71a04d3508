import type { DrivenWindow, Observation } from './Observation';

/** Reads what a page's window tells of itself, beside what is on the page. It runs in the page and may use nothing from outside itself. */
export function readWindow(view: DrivenWindow): Omit<Observation, 'things' | 'whole'> {
  const { document, meant } = view;
  // A browser that forbids the cookie or the storage says so by an error.
  // eslint-disable-next-line unicorn/consistent-function-scoping -- In the page there is nothing outside.
  const unlessRefused = (read: () => string) => {
    try {
      return read();
    } catch (error) {
      return String(error);
    }
  };
  const focusOf = (active: Element | null) => {
    // Pressing a label focuses its field.
    const isMeant = meant
      ? meant === active || (meant as Partial<HTMLLabelElement>).control === active
      : active === document.body;
    if (isMeant) return 'meant';
    if (!active || active === document.body) return 'nowhere';
    const name =
      active.ariaLabel ?? (active as Partial<HTMLInputElement>).name ?? active.textContent;
    return `${active.localName} ${name}`;
  };
  const isOutOfSight = (control: Element) => {
    const { top, bottom } = control.getBoundingClientRect();
    return control.checkVisibility() && (bottom <= 0 || top >= view.innerHeight);
  };
  return {
    address: view.location.href,
    scroll: view.scrollY,
    scrolled: view.scrolled ?? 0,
    focus: focusOf(document.activeElement),
    isLost: Boolean(meant && isOutOfSight(meant)),
    title: document.title,
    cookie: unlessRefused(() => document.cookie),
    kept: unlessRefused(() => JSON.stringify([view.sessionStorage, view.localStorage])),
    historyLength: view.history.length,
  };
}
