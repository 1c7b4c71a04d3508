import { keyframes } from '../../style/stitches.config';

const away = { '21.4%, 50%': { opacity: 0 } };

/**
 * The animations of a design card's words while the card's width changes, in 560 ms: the words fade out in the first 120, are invisible
 * while their lines wrap anew, and fade in from 280 on, when the card nearly has its new width. `shrink` equals `grow`; its other name
 * makes the browser start it when the card becomes narrow again.
 */
export const changeOfWords = {
  grow: `${keyframes({ from: { opacity: 1 }, ...away })}`,
  shrink: `${keyframes({ '0%': { opacity: 1 }, ...away })}`,
};

const notYet = keyframes({ '0%, 99%': { display: 'none' } });

/** Styles of an element that a card shows only while selected: it appears once the card's words have faded out. */
export const onceWordsLeft = {
  '@laptop': { '@motion': { animation: `${notYet} 120ms` } },
} as const;
