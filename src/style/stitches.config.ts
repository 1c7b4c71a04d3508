import { createStitches } from '@stitches/react';
import { arabicTokens } from './arabicTokens';
import { media } from './media';
import { tokens } from './tokens';

// The published bundle has src/prerender/styles/styled.tsx in place of this file.

const stitches = createStitches({
  theme: tokens,
  media,
  utils: {
    /** The size and the line height of a kind of text. */
    text: (kind: string) => ({ fontSize: `$${kind}`, lineHeight: `$${kind}` }),
    /** The size of a kind of text, larger in the wide layout. */
    grows: (kind: string) => ({ fontSize: `$${kind}`, '@md': { fontSize: `$${kind}Wide` } }),
    /** Like `grows`, and the line height too. */
    textGrows: (kind: string) => ({ lineHeight: `$${kind}`, grows: kind }),
    /** A dark or a light background, with the colours of the text on it and of the focus outline. */
    ground: (material: 'ink' | 'paper') => ({
      background: `$${material}`,
      color: material === 'ink' ? '$white' : '$ink',
      '--focus': material === 'ink' ? '$colors$lit' : '$colors$ink',
    }),
    /** Elements side by side, centred on one line, with a gap between them. */
    row: (gap: string | 0) => ({ display: 'flex', alignItems: 'center', gap }),
    /** Like `row`, within a line of text. */
    inlineRow: (gap: string | 0) => ({ display: 'inline-flex', alignItems: 'center', gap }),
    /** Elements side by side, in as many rows as they need. */
    wraps: (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }),
    /** Elements below each other, with a gap between them. */
    column: (gap: string | 0) => ({ display: 'flex', flexDirection: 'column', gap }),
    /** A box whose content is in its middle. */
    centred: (display: 'grid' | 'inline-grid') => ({ display, placeItems: 'center' }),
    /** Covers the element that it is positioned in, up to a distance from its edges. */
    covers: (inset: string | number) => ({ position: 'absolute', inset }),
    size: (length: string) => ({ inlineSize: length, blockSize: length }),
  },
});

/** Stitches' functions for the site's tokens and media; `theme` holds the tokens. */
export const { styled, css, keyframes, globalCss, getCssText, theme } = stitches;

/** The Arabic tokens as a theme: its class `lang-ar` is the one that `<html>` has in Arabic. */
export const arabicTheme = stitches.createTheme('lang-ar', arabicTokens);
