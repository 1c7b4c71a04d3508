import type { AnyActor, AnyEventObject } from 'xstate';
import type { FoundElement } from '../model/FoundElement';
import { selectorOf } from './selectorOf';
import { shownBy } from './shownBy';

/**
 * What an element has to do with the actors of its page. It is pressed, filled with what it holds, or submitted, while no
 * actor is sent anything and no page is left: what its handlers would have sent is noted instead.
 */
export function probe(element: Element, actors: ReadonlyMap<string, AnyActor>): FoundElement {
  const sends: { actor: string; event: AnyEventObject }[] = [];
  const restore = [...actors].map(([actor, own]) =>
    replace(own, 'send', (event: AnyEventObject) => {
      // What people write in a field stays in the page.
      const { type } = event;
      sends.push({ actor, event: element.matches(fields) ? { type } : event });
    }),
  );
  restore.push(...stayHere());
  try {
    runHandlers(element);
  } finally {
    for (const undo of restore) undo();
  }
  const { labels } = element as HTMLInputElement;
  const { textContent } = labels?.[0] ?? element;
  const said = element.getAttribute('aria-label') ?? textContent.trim();
  return {
    selector: selectorOf(element),
    name: `${element.getAttribute('role') ?? element.localName} ${said.slice(0, 60)}`.trim(),
    sends,
    shows: shownBy(element, actors),
    leads: element instanceof HTMLAnchorElement ? element.href : '',
  };
}

const fields = 'input, textarea';

/** Has an object another property for a while; returns how that ends. */
function replace(object: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(object, name);
    if (own) Object.defineProperty(object, name, own);
  };
}

const stay = (event: Event) => event.preventDefault();

/** Lets nothing leave the page, by a link or by a script; returns how that ends. */
function stayHere(): (() => void)[] {
  for (const type of ['click', 'submit']) window.addEventListener(type, stay);
  return [
    replace(window.history, 'pushState', () => {}),
    replace(window.history, 'replaceState', () => {}),
    replace(document, 'startViewTransition', undefined),
    () => {
      for (const type of ['click', 'submit']) window.removeEventListener(type, stay);
    },
  ];
}

function runHandlers(element: Element) {
  const options = { bubbles: true, cancelable: true };
  if (element.matches(fields)) {
    // React hears of an input only where the text is another one than it knows of.
    const known = Reflect.get(element, '_valueTracker') as { setValue?(text: string): void } | null;
    known?.setValue?.(`${(element as HTMLInputElement).value} `);
    element.dispatchEvent(new Event('input', options));
  } else element.dispatchEvent(new MouseEvent('click', options));
  const form = element.matches('[type=submit]') && element.closest('form');
  if (form) form.dispatchEvent(new SubmitEvent('submit', options));
}
