import type { ComponentProps } from 'react';

/**
 * The brand's mark: two door leaves, a fifth of their whole width apart, under an upward chevron; 3 wide to 4 high.
 * Its edges fall on whole pixels where its height is a multiple of 20.
 */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 30 40" fill="currentColor" aria-hidden="true" focusable="false" {...props}>
      <path d="m15 0 10 10h-6l-4-4-4 4H5zM0 14h12v26H0zM18 14h12v26H18z" />
    </svg>
  );
}
