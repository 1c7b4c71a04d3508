import type { ComponentProps } from 'react';
import { styled } from './style';

export function Tool(props: ComponentProps<typeof ToolButton>) {
  return <ToolButton type="button" {...props} />;
}

const ToolButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '28px',
  minBlockSize: '28px',
  paddingInline: '10px',
  border: '1px solid var(--line)',
  borderRadius: '$round',
  fontSize: '12.5px',
  whiteSpace: 'nowrap',
  '&:hover': { background: 'var(--hover)', borderColor: 'var(--edge)' },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&[aria-pressed=true]': {
    borderColor: 'var(--lamp)',
    background: 'var(--lampGround)',
    color: 'var(--lampText)',
    '@forced': { borderColor: 'Highlight' },
  },
  variants: {
    kind: {
      main: {
        '&, &:hover': { background: 'var(--text)', color: 'var(--panel)' },
      },
      bare: { borderColor: 'transparent', paddingInline: '6px' },
    },
  },
});

/** A file chooser, styled as a button. */
export function OpenFile({ label, onChosen }: { label: string; onChosen: (file: File) => void }) {
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

const Choose = styled('label', ToolButton, {
  position: 'relative',
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', inlineSize: '100%' },
  '&:focus-within': { outline: '2px solid var(--lampText)', outlineOffset: '1px' },
});

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (text: string) => void;
}

/** A search field in the head of a pane; its text filters the pane's rows. */
export const SearchField = ({ label, onInput, ...others }: SearchFieldProps) => (
  <Field
    type="search"
    aria-label={label}
    placeholder="Search"
    onChange={({ currentTarget }) => onInput(currentTarget.value)}
    {...others}
  />
);

const Field = styled('input', {
  flex: '1 1 90px',
  minInlineSize: 0,
  maxInlineSize: '216px',
  blockSize: '28px',
  paddingInline: '12px',
  borderRadius: '$round',
});
