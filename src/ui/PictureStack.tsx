import type { ReactNode } from 'react';
import { styled } from '../style/stitches.config';

interface PictureStackProps {
  /** Whether the visitor has come near: until then nothing of what the stack hides is loaded, afterwards no change waits. */
  readonly isNear: boolean;
  /** One `StackedPicture` for each picture. */
  readonly children: ReactNode;
}

/** The pictures of a choice, one upon another, of which one is shown. Without scripts they are side by side. */
export const PictureStack = ({ isNear, children }: PictureStackProps) => (
  <Stack data-near={isNear || undefined}>{children}</Stack>
);

const Stack = styled('div', {
  display: 'grid',
  isolation: 'isolate',
  inlineSize: '100%',
  blockSize: '100%',
  '@scriptless': {
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
  },
});
