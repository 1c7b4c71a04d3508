import { keyframes } from '../../style/stitches.config';

const away = { '21.4%, 50%': { opacity: 0 } };

/**
 * How the words of a design card change with its width. Of 560 ms they go in 120, are away while their lines wrap anew, and come
 * back from 280, when the card nearly has its width. The second is the same under another name, so that it starts when a card
 * that has grown becomes narrow again.
 */
export const changeOfWords = {
  grow: `${keyframes({ from: { opacity: 1 }, ...away })}`,
  shrink: `${keyframes({ '0%': { opacity: 1 }, ...away })}`,
};

const notYet = keyframes({ '0%, 99%': { display: 'none' } });

/** For what a design card gets as it grows: it comes once the words of before have gone. */
export const onceWordsLeft = {
  '@laptop': { '@motion': { animation: `${notYet} 120ms` } },
} as const;
