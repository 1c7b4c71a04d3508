import type { ReactNode } from 'react';
import { useTabPanel } from '../useTab';
import { styled } from '../../style/stitches.config';

/** The panel of the safety rows, labelled by the selected one. */
export function SafetyPanel({ children }: { children: ReactNode }) {
  return <Panel {...useTabPanel('safety')}>{children}</Panel>;
}

const Panel = styled('div', {
  // The caption stands under the picture, in up to three lines.
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
  },
});
