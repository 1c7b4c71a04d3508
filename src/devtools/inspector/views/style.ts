import { createStitches } from '@stitches/react';

/** The inspector's own Stitches instance, so that no style of the project applies to it. Its colours are variables (`inspectorStyles`). */
export const { styled, globalCss } = createStitches({
  theme: {
    space: { 8: '8px', 12: '12px', 16: '16px', 32: '32px' },
    radii: { round: '999px' },
    fontWeights: { light: 300, regular: 400 },
    transitions: { state: '160ms ease-out' },
  },
  media: { forced: '(forced-colors: active)' },
  utils: {
    row: (gap: string) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }),
    mute: (fontSize: string) => ({ color: 'var(--mute)', fontSize }),
    oneLine: (textAlign: 'start' | 'end') => ({
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      textAlign,
    }),
  },
});
