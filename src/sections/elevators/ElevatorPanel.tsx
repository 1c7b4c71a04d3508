import type { ReactNode } from 'react';
import { useTabPanel } from '../useTab';
import { styled } from '../../style/stitches.config';

/** The panel of the elevator pills, labelled by the selected one. */
export function ElevatorPanel({ children }: { children: ReactNode }) {
  return <Panel {...useTabPanel('elevators')}>{children}</Panel>;
}

const Panel = styled('div', {
  display: 'grid',
  gap: '$28',
  '&:focus-visible': { outlineOffset: '-6px' },
  '@md': { gridTemplateColumns: '7fr 5fr', gap: '$36', alignItems: 'center' },
  '@lg': {
    alignItems: 'end',
    gridColumn: 2,
    gridRow: '1 / 3',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
  },
  '@full': { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: '$56' },
  '@scriptless': {
    alignItems: 'start',
    '@lg': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: '$96' },
  },
  '@print': { gridTemplateColumns: '3fr 4fr', gap: '8mm', alignItems: 'start' },
});
