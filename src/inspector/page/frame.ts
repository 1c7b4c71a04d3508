let box: HTMLElement | undefined;

/** Frames the element of a selector, above everything and in the way of nothing; no element where it is empty or finds none. */
export function frame(selector: string | false): void {
  surround(selector ? document.querySelector(selector) : null);
}

/** Frames an element, and no other one. */
export function surround(element: Element | null): void {
  box?.remove();
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  box = document.createElement('div');
  // Above a modal dialog there is nothing but another one, and what pops over.
  box.popover = 'manual';
  // Set one by one: a content security policy forbids style attributes, not these.
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left - 3}px`,
    top: `${top - 3}px`,
    boxSizing: 'border-box',
    inlineSize: `${width + 6}px`,
    blockSize: `${height + 6}px`,
    margin: '0',
    padding: '0',
    border: '3px solid #FFC46B',
    outline: '1px solid #12110F',
    background: 'transparent',
    pointerEvents: 'none',
  });
  document.body.append(box);
  box.showPopover();
}
