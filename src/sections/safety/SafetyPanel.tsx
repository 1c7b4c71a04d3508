import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useActor } from '../../hooks/useActor';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';

/** The panel of the safety rows, labelled by the selected one. */
export function SafetyPanel({ children }: { children: ReactNode }) {
  const selected = useSelector(useActor('safety'), ({ value }) => value);
  return (
    <Panel
      role="tabpanel"
      id={elementIds.safetyPanel}
      aria-labelledby={elementIds.safetyTab(selected)}
      // The panel holds nothing that takes the focus, so it takes it itself (WAI-ARIA tabs pattern).
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </Panel>
  );
}

const Panel = styled('div', {
  // On a phone the caption stands under the picture, in up to three lines.
  blockSize: '456px',
  '& picture': { blockSize: 'calc(100% - 96px)' },
  '@print': { display: 'none' },
  background: '$ink',
  '--focus': '$colors$lit',
  '&:focus-visible': { outlineOffset: '-6px' },
  '@md': {
    blockSize: 'auto',
    position: 'relative',
    '& > *': { position: 'absolute', inset: 0 },
    '& picture': { blockSize: '100%' },
  },
});
