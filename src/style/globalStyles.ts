import * as marks from '../early/marks';
import { fontFaces } from './fontFaces';
import { printStyles } from './printStyles';
import { globalCss, keyframes } from './stitches.config';

const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });
/** Halves that part from the middle: the corners run from the upper left one along both halves. */
const partInTwo = keyframes({
  from: {
    clipPath: 'polygon(0 0, 50% 0, 50% 100%, 50% 100%, 50% 0, 100% 0, 100% 100%, 0 100%)',
  },
  to: { clipPath: 'polygon(0 0, 0 0, 0 100%, 100% 100%, 100% 0, 100% 0, 100% 100%, 0 100%)' },
});

/** Inserts the document's styles: font faces, page padding, reset, focus and print. Call it while rendering. */
export const globalStyles = globalCss({
  '@font-face': fontFaces(),
  // No word or letter spacing on Arabic text: WebKit then lifts words with marks off the line.
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
    // The page does not scroll behind a modal dialog.
    '&:has(dialog:modal)': { overflow: 'hidden' },
  },
  // A page in another language than the stored one is hidden until it is rendered again; for 4 s where that fails.
  [`.${marks.pendingLanguage} body`]: { animation: `${hidden} 4s` },
  body: {
    fontFamily: '$body',
    fontWeight: '$regular',
    lineHeight: '$body',
    fontVariantNumeric: 'lining-nums',
    color: '$ink',
    background: '$paper',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    grows: 'body',
  },
  'h1, h2, h3': { fontSize: 'inherit', fontWeight: '$light', textWrap: 'balance' },
  // Only scripts focus such an element, for screen readers: it is no target of the keyboard.
  // What gets the focus does not come to lie under the header that comes back on the way up.
  'a, button, input, textarea, summary, [tabindex="0"]': { scrollMarginBlockStart: '$space$88' },
  '[tabindex="-1"]:focus': { outline: 'none' },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'img, svg': { display: 'block' },
  'button, input, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  button: { cursor: 'pointer' },
  a: { color: 'inherit', textDecoration: 'none', textUnderlineOffset: '0.3em' },
  // The page before, from which a link has led to this one, opens like doors; this one can be used meanwhile.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root)': {
    display: 'none',
    '@motion': { display: 'block', animation: `${partInTwo} $transitions$part both` },
  },
  '@print': printStyles,
  '@page': { margin: '12mm' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '4px' },
});
