import { styled } from './style';
import { Tool } from './Tool';

interface OpenFileProps {
  readonly label: string;
  readonly onChosen: (file: File) => void;
}

/** A file chooser, styled as a button. */
export function OpenFile({ label, onChosen }: OpenFileProps) {
  return (
    <Choose>
      {label}
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChosen(chosen);
          currentTarget.value = '';
        }}
      />
    </Choose>
  );
}

const Choose = styled('label', Tool, {
  position: 'relative',
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', inlineSize: '100%' },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
});
