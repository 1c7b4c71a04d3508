/* eslint-disable unicorn/consistent-function-scoping -- `tellActs` runs in the page, and may use nothing from outside itself. */

/** An action of a person on a page. */
export interface Act {
  readonly kind: 'open' | 'press' | 'key' | 'write' | 'scroll' | 'back';
  /** The name of the control that is pressed or written into. */
  readonly name?: string;
  /** The heading of the part of the page that contains the control. */
  readonly place?: string;
  /** The text that is written, the key, or the page that is opened. */
  readonly what?: string;
}

/** Calls `tellAct` for each action of a person, with the visible names of controls. Runs in the page; may use nothing from outside. */
export function tellActs(): void {
  const { tellAct: tell } = window as Window & { tellAct?: (act: Act) => Promise<void> };
  if (!tell || window.opener) return;
  const tidy = (text?: string | null) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const nameOf = (control: Element) => {
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const words = labels.map(({ textContent }) => textContent).join(' ') || control.textContent;
    return tidy(control.ariaLabel ?? words);
  };
  const say = (kind: Act['kind'], target: EventTarget | null, what?: string) => {
    const control = (target as Element).closest('a, button, input, textarea, summary, [tabindex]');
    const part = control?.parentElement?.closest('[aria-labelledby], [aria-label], header, footer');
    const title = document.getElementById(part?.getAttribute('aria-labelledby') ?? '');
    void tell({
      kind,
      ...(control && { name: nameOf(control) }),
      ...(part && { place: tidy(part.ariaLabel ?? title?.textContent) || part.localName }),
      ...(what !== undefined && { what }),
    });
  };
  // Listens on the document, not on the window. Playwright stops its trial clicks on the window, so they would otherwise be reported as
  // presses.
  document.addEventListener(
    'click',
    ({ isTrusted, target, detail }) => isTrusted && detail > 0 && say('press', target),
    true,
  );
  addEventListener(
    'keydown',
    ({ key, target }) => (key.length > 1 || target === document.body) && say('key', target, key),
    true,
  );
  addEventListener(
    'input',
    ({ target }) => say('write', target, (target as HTMLInputElement).value),
    true,
  );
  addEventListener('wheel', () => void tell({ kind: 'scroll' }), { capture: true, passive: true });
  addEventListener('popstate', () => void tell({ kind: 'back' }), true);
  void tell({ kind: 'open', what: window.location.pathname });
}
