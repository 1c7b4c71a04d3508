import type { DrivenWindow, Observation } from './Observation';

/** Reads the facts that the page's window knows, such as address and focus. Runs in the page; may use nothing from outside itself. */
export function readWindow(view: DrivenWindow): Omit<Observation, 'things' | 'whole'> {
  const { document, meant } = view;
  // A browser that forbids cookies or storage throws an error, whose text is returned.
  // eslint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page, and may use nothing from outside itself.
  const unlessRefused = (read: () => string) => {
    try {
      return read();
    } catch (error) {
      return String(error);
    }
  };
  const focusOf = (active: Element | null) => {
    // Pressing a label focuses its field, so the field counts as the control that was pressed.
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
