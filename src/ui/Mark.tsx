import { markPath } from './markPath';

/**
 * The brand's mark: two nearly closed doors below an arrow that points up. `height` is in CSS pixels, and the width is four fifths of it;
 * at multiples of 20, all edges are on whole pixels.
 */
export function Mark({ height }: { height: number }) {
  return (
    <svg
      viewBox="0 0 32 40"
      height={height}
      width={height * 0.8}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={markPath} />
    </svg>
  );
}
