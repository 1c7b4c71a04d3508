import { styled } from '../style/stitches.config';
import drawings from './drawings.svg?no-inline';

/**
 * The section drawing of a service by its number, in the colour of its text; 110 wide to 208 high, never mirrored. Over it lie
 * its car, which goes up by 28 where `--ride` is 1 and not 0, and its counterweight, which comes down; not every drawing has them.
 */
export function ServiceDrawing({ id }: { id: string }) {
  return (
    <Drawing
      viewBox="0 0 110 208"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawings}#drawing-${id}`} />
      <use href={`${drawings}#car-${id}`} />
      <use href={`${drawings}#counterweight-${id}`} />
    </Drawing>
  );
}

const Drawing = styled('svg', {
  '@motion': {
    '& use + use': { translate: '0 calc(-28px * var(--ride, 0))', transition: 'translate $travel' },
    '& use + use + use': { translate: '0 calc(28px * var(--ride, 0))' },
  },
});
