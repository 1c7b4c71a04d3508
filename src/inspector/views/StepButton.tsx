import type { ComponentProps } from 'react';
import { useRevealed } from '../desk/useRevealed';

interface StepButtonProps extends ComponentProps<'button'> {
  readonly isHere: boolean;
  /** Whether it is the row that the Tab key reaches. */
  readonly isReached: boolean;
}

/** A step in a list: pressed, it is gone to; while the cursor stands at it, it is in view. */
export function StepButton({ isHere, isReached, ...others }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isReached ? 0 : -1}
      aria-current={isHere ? 'step' : undefined}
      {...others}
      // Last: Stitches hands on a ref that nobody gave it.
      ref={useRevealed<HTMLButtonElement>(isHere)}
    />
  );
}
