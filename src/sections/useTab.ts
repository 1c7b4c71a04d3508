import { useSelector } from '@xstate/react';
import type { SelectEvent } from '../../machines/actors';
import type { ElevatorType, SafetySystem } from '../../machines/choiceOptions';
import { elementIds } from '../ui/elementIds';
import { moveBetweenTabs } from './moveBetweenTabs';
import { useActor } from '../hooks/useActor';

/** The sections that show one of their parts at a time, by the names of their machines, each with the ids of its parts. */
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

/** Whether a part of a section is the selected one. */
export const useIsSelected = <Section extends keyof Parts>(
  section: Section,
  part: Parts[Section],
): boolean => useSelector(useActor<keyof Parts>(section), ({ value }) => value === part);

/** The attributes that make a button the tab of a section's part, and whether that part is selected. */
export function useTab<Section extends keyof Parts>(section: Section, part: Parts[Section]) {
  // Safe, because each section's machine accepts the parts of its own section.
  const actor = useActor<keyof Parts>(section) as {
    send(event: SelectEvent<Parts[Section]>): void;
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
