import { styled } from './style';

/** What one presses to be shown an actor or a machine, lit meanwhile; an actor that another has made is set in. */
export const TreeRow = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  inlineSize: '100%',
  minBlockSize: '28px',
  paddingInline: '$16',
  border: 0,
  borderInlineStart: '3px solid transparent',
  background: 'none',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': { background: 'var(--lampGround)', borderInlineStartColor: 'var(--lamp)' },
  '&[data-status=error], &[data-status=error] > span': { color: 'var(--wrong)' },
  variants: { level: { root: {}, child: { paddingInlineStart: '$36' } } },
});
