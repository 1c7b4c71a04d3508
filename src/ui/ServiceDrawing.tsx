import drawings from './drawings.svg?no-inline';

/** The section drawing of a service by its number, in the colour of its text; 110 wide to 208 high, never mirrored. */
export function ServiceDrawing({ id }: { id: string }) {
  return (
    <svg
      viewBox="0 0 110 208"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawings}#drawing-${id}`} />
    </svg>
  );
}
