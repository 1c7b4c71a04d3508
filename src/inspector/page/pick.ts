import type { AnyActor } from 'xstate';
import type { FoundElement } from '../model/FoundElement';
import { surround } from './frame';
import { probe } from './probe';
import { controlOf } from './selectorOf';

let picking: AbortController | undefined;

const follow = ({ target }: Event) =>
  surround(target instanceof Element ? controlOf(target) : null);

/**
 * While it is on, the control under the pointer or with the focus is framed; a press or Enter says what it has to do with
 * the actors, Escape leaves. The page itself notices none of these.
 */
export function pick(
  on: boolean,
  actors: ReadonlyMap<string, AnyActor>,
  report: (found: FoundElement | undefined) => void,
): void {
  picking?.abort();
  surround(null);
  if (!on) return;
  picking = new AbortController();
  surround(document.querySelector(':focus'));
  const options = { capture: true, signal: picking.signal };
  const end = (target?: EventTarget | null) => {
    pick(false, actors, report);
    report(target instanceof Element ? probe(controlOf(target), actors) : undefined);
  };
  for (const type of ['pointerover', 'focusin']) window.addEventListener(type, follow, options);
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'])
    window.addEventListener(
      type,
      (event) => {
        const key = event instanceof KeyboardEvent ? event.key : '';
        // The way from one control to the next.
        if (key === 'Tab') return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (type === 'click' || key === 'Enter') end(event.target);
        if (key === 'Escape') end();
      },
      options,
    );
}
