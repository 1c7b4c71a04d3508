import type { KeyboardEvent } from 'react';

/** The tab that each key moves to in a list of tabs; in a right-to-left list, the horizontal arrows are swapped. */
const steps: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};
const mirrored: typeof steps = { ArrowRight: 'previous', ArrowLeft: 'next' };

/** Handles the arrow keys, Home and End in a list of tabs: focuses and selects another tab, and after the last tab the first. */
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
