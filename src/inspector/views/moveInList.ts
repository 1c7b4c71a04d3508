import type { KeyboardEvent } from 'react';

/**
 * Handles the arrows, up and down or in a list of tabs left and right, Home and End in a list of buttons, of which the Tab
 * key reaches one: focuses another one.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const here = rows.indexOf(document.activeElement as HTMLElement);
  const isOfTabs = event.currentTarget.role === 'tablist';
  const target = {
    [isOfTabs ? 'ArrowRight' : 'ArrowDown']: rows[here + 1],
    [isOfTabs ? 'ArrowLeft' : 'ArrowUp']: rows[here - 1],
    Home: rows[0],
    End: rows.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
