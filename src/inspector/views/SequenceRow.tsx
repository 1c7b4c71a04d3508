import { useRevealed } from '../desk/useRevealed';

interface SequenceRowProps {
  readonly isHere: boolean;
  /** Whether it is the row that the Tab key reaches. */
  readonly isReached: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

/** A step of the sequence as what can be pressed. */
export function SequenceRow({ isHere, isReached, label, onPress }: SequenceRowProps) {
  return (
    <button
      type="button"
      ref={useRevealed<HTMLButtonElement>(isHere)}
      tabIndex={isReached ? 0 : -1}
      aria-current={isHere ? 'step' : undefined}
      aria-label={label}
      onClick={onPress}
    />
  );
}
