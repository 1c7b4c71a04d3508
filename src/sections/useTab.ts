import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { ElevatorType, SafetySystem } from '../../machines/choiceOptions';
import { elementIds } from '../ui/elementIds';
import { useActor } from '../hooks/useActor';

/** The sections that show one part at a time: the names of their machines, each with the ids of its parts. */
export interface Parts {
  readonly elevators: ElevatorType;
  readonly safety: SafetySystem;
}

/** The attributes that make an element the list of a section's tabs, named by the section's heading. */
export const tabListOf = (section: keyof Parts) =>
  ({
    role: 'tablist',
    'aria-labelledby': elementIds.heading(section),
    onKeyDown: moveBetweenTabs,
  }) as const;

export const useIsSelected = <Section extends keyof Parts>(
  section: Section,
  part: Parts[Section],
): boolean => useSelector(useActor<keyof Parts>(section), ({ value }) => value === part);

/** The attributes that make a button the tab of a section's part, and whether that part is selected. */
export function useTab<Section extends keyof Parts>(section: Section, part: Parts[Section]) {
  // The cast is safe, because each section's machine accepts the ids of its own parts.
  const actor = useActor<keyof Parts>(section) as {
    send(event: { type: 'select'; option: Parts[Section] }): void;
  };
  const isSelected = useIsSelected(section, part);
  const tab = {
    type: 'button',
    role: 'tab',
    id: elementIds.tab(section, part),
    'aria-selected': isSelected,
    'aria-controls': elementIds.panel(section),
    tabIndex: isSelected ? 0 : -1,
    onClick: () => actor.send({ type: 'select', option: part }),
  } as const;
  return { tab, isSelected };
}

/** The tab to which each key moves; in a right-to-left list, the horizontal arrows are swapped. */
const steps: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};
const mirrored: typeof steps = { ArrowRight: 'previous', ArrowLeft: 'next' };

/** Handles the arrow keys, Home and End in a list of tabs: focuses and selects another tab. After the last tab comes the first. */
function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
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
