import type { KeyboardEvent } from 'react';

/** Which way each key goes in a list of tabs; the horizontal arrows are mirrored right to left. */
const steps: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};
const mirrored: typeof steps = { ArrowRight: 'previous', ArrowLeft: 'next' };

/** Handles the arrow keys, Home and End in a tablist: focuses and selects another tab, past the last the first. */
export function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget;
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  const step = (isMirrored && mirrored[event.key]) || steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const current = tabs.findIndex((tab) => tab === document.activeElement);
  const target = {
    next: (current + 1) % tabs.length,
    previous: (current - 1 + tabs.length) % tabs.length,
    first: 0,
    last: tabs.length - 1,
  }[step];
  tabs[target]?.focus();
  tabs[target]?.click();
}
