import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useActor } from '../hooks/useActor';
import { elementIds } from '../ui/elementIds';
import type { Parts } from './useTab';

type TabPanelProps = ComponentProps<'div'> & { readonly section: keyof Parts };

/** The panel of a section's tabs, labelled by the selected tab. */
export function TabPanel({ section, ...props }: TabPanelProps) {
  const selected = useSelector(useActor<keyof Parts>(section), ({ value }) => value);
  return (
    <div
      {...props}
      role="tabpanel"
      id={elementIds.panel(section)}
      aria-labelledby={elementIds.tab(section, selected)}
      // Makes the panel itself focusable, because nothing at its beginning is (WAI-ARIA tabs pattern).
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    />
  );
}
