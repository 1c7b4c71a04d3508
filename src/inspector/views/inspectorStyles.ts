import { globalCss } from '../../style/stitches.config';

const light = {
  colorScheme: 'light',
  '--ground': '$colors$marble',
  '--panel': '$colors$white',
  '--canvas': '$colors$paper',
  '--inside': '#FAF9F7',
  '--line': '$colors$lineLight',
  '--edge': '$colors$rule',
  '--text': '$colors$ink',
  '--mute': '$colors$muteLight',
  '--accent': '$colors$bronze',
  '--lamp': '$colors$brass',
  '--lampGround': '#F6E9D3',
  '--lampText': '$colors$ink',
  '--hover': 'rgba(114,80,47,.09)',
  '--wrong': '$colors$error',
  '--wrongGround': '#FBEAE5',
  '--expected': '#1F5F8B',
  '--focus': '$colors$ink',
  '--shadow': '0 1px 2px rgba(18,17,15,.08)',
};

const dark = {
  colorScheme: 'dark',
  '--ground': '#0D0C0B',
  '--panel': '$colors$ink',
  '--canvas': '#171512',
  '--inside': '#141310',
  '--line': '$colors$lineDark',
  '--edge': '$colors$ringDark',
  '--text': '$colors$white',
  '--mute': '$colors$muteDark',
  '--accent': '$colors$brass',
  '--lamp': '$colors$lit',
  '--lampGround': '#3A2B17',
  '--lampText': '$colors$lit',
  '--hover': 'rgba(255,196,107,.1)',
  '--wrong': '#FF9C86',
  '--wrongGround': '#3A1B14',
  '--expected': '#8CC4EE',
  '--focus': '$colors$lit',
  '--shadow': '0 1px 2px rgba(0,0,0,.5)',
};

const face = (fontWeight: number) =>
  ({
    fontFamily: 'Suood Latin',
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    src: `url(/fonts/plex-en-${fontWeight}.woff2) format('woff2')`,
  }) as const;

/** The inspector's own colours, made of the site's tokens, for light and dark, and what all of its parts share. */
export const inspectorStyles = globalCss({
  '@font-face': [face(300), face(400)],
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  'html, body, #root': { blockSize: '100%' },
  body: {
    fontFamily: '$body',
    fontSize: '13px',
    lineHeight: 1.45,
    overflow: 'hidden',
    WebkitFontSmoothing: 'antialiased',
  },
  '[data-theme]': light,
  '[data-theme=dark]': dark,
  '@media (prefers-color-scheme: dark)': { '[data-theme=system]': dark },
  'h1, h2, h3': { fontSize: 'inherit', fontWeight: '$regular' },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
  'code, pre, textarea': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important' },
  },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
});
