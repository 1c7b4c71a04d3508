import type { AnyActor } from 'xstate';
import type { FoundElement } from '../model/Message';
import { controlOf, selectorOf } from './selectorOf';

let picking: ((target?: EventTarget | null) => void) | undefined;
/** The last picked element and its time. A second press within `doubleClickTime` belongs to a double click, and is ignored. */
let last: { readonly target: EventTarget | null; readonly time: number } | undefined;
const doubleClickTime = 500;

/** The target of an event; for an event inside an iframe, the iframe. */
const targetOf = ({ target, view }: Event & { readonly view?: Window | null }) =>
  view && view !== window ? view.frameElement : target;

const follow = (event: Event) => {
  const target = targetOf(event);
  if (picking) surround(target instanceof Element ? controlOf(target) : null);
};

function intercept(event: Event) {
  const { type } = event;
  const target = targetOf(event);
  const { key = '' } = event as Partial<KeyboardEvent>;
  const isSecond = target === last?.target && event.timeStamp - last.time < doubleClickTime;
  // Tab is left to the browser, which moves the focus to the next control.
  if (key === 'Tab' || !(picking || isSecond)) return;
  event.stopImmediatePropagation();
  // A touch event keeps its default action, because the browser would otherwise send no click.
  if (!type.startsWith('touch')) event.preventDefault();
  if (type === 'keyup' && key === 'Escape') picking?.();
  // A disabled control gets no click, so `pointerup` picks it.
  const isEnd =
    type === 'pointerup' && target instanceof Element && controlOf(target).matches(':disabled');
  if (!picking || !(type === 'click' || isEnd || (type === 'keyup' && key === 'Enter'))) return;
  last = { target, time: event.timeStamp };
  picking(target);
}

const pressed =
  'pointerdown mousedown touchstart pointerup mouseup touchend click auxclick dblclick';

function listenIn(view: Window) {
  for (const type of `${pressed} contextmenu keydown keypress keyup`.split(' '))
    view.addEventListener(type, intercept, { capture: true, passive: false });
  for (const type of ['pointerover', 'focusin']) view.addEventListener(type, follow, true);
}

// Listens from the start, before the page adds its own listeners, so that `intercept` runs first.
listenIn(window);

/**
 * While `on`, outlines the control under the pointer or with the focus. A press or Enter picks the control, and reports its description and
 * the actors whose state it shows; Escape ends without a result. The page's own handlers get none of these events.
 */
export function pick(
  on: boolean,
  actors: ReadonlyMap<string, AnyActor>,
  report: (found: Omit<FoundElement, 'run'> | undefined) => void,
): void {
  for (const { contentDocument: inner } of on ? document.querySelectorAll('iframe') : [])
    if (inner?.defaultView) listenIn(inner.defaultView);
  surround(on ? document.querySelector(':focus') : null);
  picking = !on
    ? undefined
    : (target) => {
        pick(false, actors, report);
        report(target instanceof Element ? describe(controlOf(target), actors) : undefined);
      };
}

function describe(element: Element, actors: ReadonlyMap<string, AnyActor>) {
  const { labels } = element as HTMLInputElement;
  const { textContent } = labels?.[0] ?? element;
  const said = element.getAttribute('aria-label') ?? textContent.trim();
  return {
    selector: selectorOf(element),
    name: `${element.getAttribute('role') ?? element.localName} ${said.slice(0, 60)}`.trim(),
    shows: actorsShownBy(element, actors),
  };
}

/** React's internal record of a component, and of one of its hooks. */
type Fiber = { type: unknown; return: Fiber | null; memoizedState: Hook | null };
type Hook = { memoizedState: unknown; next: Hook | null };

/** The ids of the actors whose state an element shows: those in the hooks of the nearest component that has any. */
function actorsShownBy(element: Element, actors: ReadonlyMap<string, AnyActor>): string[] {
  const ids = new Map<unknown, string>([...actors].map(([id, actor]) => [actor, id]));
  const key = Object.keys(element).find((each) => each.startsWith('__reactFiber$')) ?? '';
  let fiber = Reflect.get(element, key) as Fiber | null | undefined;
  for (; fiber; fiber = fiber.return) {
    const found = new Set<string>();
    let hook = typeof fiber.type === 'function' ? fiber.memoizedState : null;
    for (; hook; hook = hook.next)
      for (const held of [hook.memoizedState].flat(2)) found.add(ids.get(held) ?? '');
    found.delete('');
    if (found.size > 0) return [...found];
  }
  return [];
}

let box: HTMLElement | undefined;

/** Outlines one element, and removes any earlier outline. The outline lies above everything and lets presses through. */
function surround(element: Element | null): void {
  box?.remove();
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  box = document.createElement('div');
  // A popover, because an ordinary element cannot lie above a modal dialog.
  box.popover = 'manual';
  // A content security policy forbids style attributes in the markup, but not styles that a script sets.
  box.style.cssText = `position: fixed; inset: auto; left: ${left - 3}px; top: ${top - 3}px; box-sizing: border-box;
    width: ${width + 6}px; height: ${height + 6}px; margin: 0; padding: 0; border: 3px solid #ffc46b; outline: 1px solid #12110f;
    background: none; pointer-events: none`;
  document.body.append(box);
  box.showPopover();
}
