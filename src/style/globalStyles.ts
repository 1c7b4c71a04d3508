import * as marks from '../early/marks';
import { globalCss, keyframes } from './stitches.config';

const face = (family: string, file: string, fontWeight: number) =>
  ({
    fontFamily: family,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    src: `url(/fonts/${file}-${fontWeight}.woff2) format('woff2')`,
  }) as const;

/** A system's face, stretched to the measures of ours, so that nothing moves when ours arrives. */
const fallback = (
  family: string,
  local: string,
  fontWeight: number,
  [sizeAdjust, ascentOverride, descentOverride]: readonly [string, string, string],
) => ({
  fontFamily: `${family} fallback`,
  fontWeight,
  src: local,
  sizeAdjust,
  ascentOverride,
  descentOverride,
  lineGapOverride: '0%',
});
const arial = "local('Arial'), local('Liberation Sans')";
const naskh =
  "local('Noto Naskh Arabic UI'), local('NotoNaskhArabicUI'), local('Noto Naskh Arabic'), local('Noto Naskh Arabic Regular'), local('NotoNaskhArabic-Regular')";

const unseen = keyframes({ 'from, to': { visibility: 'hidden' } });

/** Inserts the document's own styles: faces, page padding, focus, and the reset. Call it while rendering. */
export const globalStyles = globalCss({
  '@font-face': [
    face('Suood Latin', 'plex-en', 300),
    face('Suood Latin', 'plex-en', 400),
    face('Suood Arabic', 'plex-ar', 300),
    face('Suood Arabic', 'plex-ar', 400),
    fallback('Suood Latin', arial, 300, ['99.01%', '109.58%', '41.91%']),
    fallback('Suood Latin', arial, 400, ['100.60%', '107.85%', '41.25%']),
    fallback('Suood Arabic', naskh, 300, ['103.46%', '104.87%', '40.11%']),
    fallback('Suood Arabic', naskh, 400, ['104.20%', '104.13%', '39.83%']),
  ],
  // Not for pseudo-elements: each element of the page would be given two, at every change of its style.
  '*': { boxSizing: 'border-box', margin: 0 },
  html: {
    '--pad': '20px',
    '--leaf': '32%',
    '--focus': '$colors$ink',
    '@md': { '--pad': '32px' },
    '@media (min-width: 64em)': { '--pad': '48px' },
    '@lg': { '--leaf': 'min(41.67%, 600px)' },
    '@full': {
      '--pad': 'max(80px, (100vw - 1280px) / 2)',
      '--leaf': 'calc(var(--pad) + 520px)',
    },
    '@motion': { scrollBehavior: 'smooth' },
    textSizeAdjust: '100%',
    // A modal dialog covers the page: the page behind it stays where it is.
    '&:has(dialog:modal)': { overflow: 'hidden' },
  },
  // A page in another language than the stored one is hidden until it is rendered anew; if that fails, for 4 s.
  [`.${marks.pendingLanguage} body`]: { animation: `${unseen} 4s` },
  // The layout of these parts is skipped until each is laid out in a frame of its own; until then its height is a guess.
  [`.${marks.arriving} :is(main > section ~ section, footer):not([${marks.laid}])`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 900px',
  },
  body: {
    fontFamily: '$body',
    fontSize: '$body',
    fontWeight: '$regular',
    lineHeight: '$body',
    fontVariantNumeric: 'lining-nums',
    color: '$ink',
    background: '$paper',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    '@md': { fontSize: '$bodyWide' },
  },
  'h1, h2, h3': { fontSize: 'inherit', fontWeight: '$light', textWrap: 'balance' },
  // Focus that only the page itself can give is for those who listen.
  '[tabindex="-1"]:focus': { outline: 'none' },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'img, svg': { display: 'block' },
  'button, input, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  button: { cursor: 'pointer' },
  a: { color: 'inherit', textDecoration: 'none', textUnderlineOffset: '0.3em' },
  // On paper: black on white, all that can be read and nothing that can only be pressed.
  '@print': {
    html: { '--pad': '0px', fontSize: '14px' },
    '*, *::before, *::after': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      transition: 'none !important',
      animation: 'none !important',
    },
    'picture, form, aside, main a[target]': { display: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, p': { breakInside: 'avoid' },
  },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '4px' },
});
