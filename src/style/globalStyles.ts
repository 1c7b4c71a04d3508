import * as marks from '../early/marks';
import { fontFaces } from './fontFaces';
import { printStyles } from './printStyles';
import { globalCss, keyframes } from './stitches.config';

const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });
/** Two halves that move apart from the middle; the polygon lists the corners of both, from the upper left. */
const partInTwo = keyframes({
  from: {
    clipPath: 'polygon(0 0, 50% 0, 50% 100%, 50% 100%, 50% 0, 100% 0, 100% 100%, 0 100%)',
  },
  to: { clipPath: 'polygon(0 0, 0 0, 0 100%, 100% 100%, 100% 0, 100% 0, 100% 100%, 0 100%)' },
});

/** Inserts the document's styles: font faces, page padding, reset, focus and print. Call it during rendering. */
export const globalStyles = globalCss({
  '@font-face': fontFaces(),
  // No rule here may set word or letter spacing on Arabic text: WebKit would lift words with diacritics off the line.
  '*': { boxSizing: 'border-box', margin: 0 },
  html: {
    '--pad': '20px',
    '--leaf': '32vw',
    '--focus': '$colors$ink',
    '@md': { '--pad': '32px' },
    '@media (min-width: 64em)': { '--pad': '48px' },
    '@lg': { '--leaf': 'min(41.67vw, 600px)' },
    '@full': {
      '--pad': 'max(80px, (100vw - 1280px) / 2)',
      '--leaf': 'calc(var(--pad) + 520px)',
    },
    '@motion': { scrollBehavior: 'smooth' },
    textSizeAdjust: '100%',
    // Keeps the page from scrolling behind a modal dialog.
    '&:has(dialog:modal)': { overflow: 'hidden' },
  },
  // Hides a page in another language than the stored one until it is rendered in that language, for 4 s at most.
  [`.${marks.pendingLanguage} body`]: { animation: `${hidden} 4s` },
  body: {
    fontFamily: '$body',
    fontWeight: '$regular',
    fontVariantNumeric: 'lining-nums',
    color: '$ink',
    background: '$paper',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    textGrows: 'body',
  },
  'h1, h2, h3': { fontSize: 'inherit', fontWeight: '$light', textWrap: 'balance' },
  // Keeps a focused element clear of the pinned header.
  'a, button, input, textarea, summary, [tabindex="0"]': { scrollMarginBlockStart: '$space$88' },
  // Needs no outline, because the keyboard cannot reach such an element: only scripts focus it, for screen readers.
  '[tabindex="-1"]:focus': { outline: 'none' },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'img, svg': { display: 'block' },
  'button, input, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  button: { cursor: 'pointer' },
  a: { color: 'inherit', textDecoration: 'none', textUnderlineOffset: '0.3em' },
  // The door transition: a picture of the previous page splits and opens like doors. The new page beneath can be used at once.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root)': {
    display: 'none',
    '@motion': { display: 'block', animation: `${partInTwo} $transitions$part both` },
  },
  '@print': printStyles,
  '@page': { margin: '12mm' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '4px' },
});
