import { styled } from './style';

/** A small button of the inspector; `on` says that what it stands for is in force. */
export const Tool = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minInlineSize: '28px',
  minBlockSize: '28px',
  paddingInline: '10px',
  border: '1px solid var(--line)',
  borderRadius: '$round',
  background: 'transparent',
  color: 'var(--text)',
  fontSize: '12.5px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color $state, border-color $state, color $state',
  '&:hover': { background: 'var(--hover)', borderColor: 'var(--edge)' },
  '&:disabled': { opacity: 0.5, cursor: 'default', background: 'transparent' },
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
