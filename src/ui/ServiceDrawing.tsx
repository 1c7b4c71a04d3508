import { styled } from '../style/stitches.config';
import drawings from './drawings.svg?no-inline';

/**
 * The sectional drawing of a service, by the service's number, in the colour of the text; 110 units wide and 208 high, never mirrored. Some
 * drawings have an elevator car that rises by 28 units when `--ride` changes from 0 to 1, and a counterweight that goes down.
 */
export function ServiceDrawing({ id }: { id: string }) {
  return (
    <Drawing
      viewBox="0 0 110 208"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
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
