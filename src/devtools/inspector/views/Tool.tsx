import type { ComponentProps } from 'react';
import { styled } from './style';

/** A small button of the inspector. */
export function Tool(props: ComponentProps<typeof ToolButton>) {
  return <ToolButton type="button" {...props} />;
}

const ToolButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minInlineSize: '28px',
  minBlockSize: '28px',
  paddingInline: '10px',
  border: '1px solid var(--line)',
  borderRadius: '$round',
  fontSize: '12.5px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color $state, border-color $state, color $state',
  '&:hover': { background: 'var(--hover)', borderColor: 'var(--edge)' },
  '&:disabled': { opacity: 0.5, cursor: 'default', background: 'none' },
  '&[aria-pressed=true], &[aria-selected=true]': {
    borderColor: 'var(--lamp)',
    background: 'var(--lampGround)',
    color: 'var(--lampText)',
  },
  '@forced': { '&[aria-pressed=true], &[aria-selected=true]': { borderColor: 'Highlight' } },
  variants: {
    kind: {
      plain: {},
      main: {
        background: 'var(--text)',
        borderColor: 'var(--text)',
        color: 'var(--panel)',
        '&:hover': { background: 'var(--accent)', borderColor: 'var(--accent)' },
        '&:disabled': { background: 'var(--text)' },
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
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
});
