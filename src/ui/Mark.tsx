import { markPath } from './markPath';

/**
 * The brand's mark: two door leaves, nearly closed, and above them an arrow that points up. `height` is in CSS pixels, the
 * width is four fifths of it; edges lie on whole pixels where it is a multiple of 20.
 */
export function Mark({ height }: { height: number }) {
  return (
    <svg
      viewBox="0 0 32 40"
      height={height}
      width={height * 0.8}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={markPath} />
    </svg>
  );
}
