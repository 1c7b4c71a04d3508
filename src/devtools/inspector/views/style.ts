import { createStitches } from '@stitches/react';

/** The inspector's own Stitches: nothing of what it looks like is the project's. Its colours are variables (`inspectorStyles`). */
export const { styled, globalCss } = createStitches({
  theme: {
    space: { 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px' },
    radii: { round: '999px' },
    fontWeights: { light: 300, regular: 400 },
    transitions: { state: '160ms ease-out' },
  },
  media: { forced: '(forced-colors: active)' },
  utils: {
    /** Things side by side, in as many rows as they take, with a gap between them. */
    row: (gap: string) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }),
    /** A text of a size that stands back. */
    mute: (fontSize: string) => ({ color: 'var(--mute)', fontSize }),
    /** A text that ends in dots where there is no more room, aligned so. */
    oneLine: (textAlign: 'start' | 'end') => ({
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      textAlign,
    }),
  },
});
