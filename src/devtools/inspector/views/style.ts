import { createStitches } from '@stitches/react';

/** The inspector's own Stitches: nothing of what it looks like is the project's. Its colours are variables (`inspectorStyles`). */
export const { styled, globalCss } = createStitches({
  theme: {
    space: { 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 36: '36px' },
    radii: { round: '999px' },
    fontWeights: { light: 300, regular: 400 },
    transitions: { state: '160ms ease-out' },
  },
  media: { forced: '(forced-colors: active)' },
});
