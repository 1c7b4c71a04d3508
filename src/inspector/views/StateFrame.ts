import { styled } from './style';

/** The frame of a state: dashed for a region, lit while it is active, outlined by what was visited or expected. */
export const StateFrame = styled('div', {
  blockSize: '100%',
  padding: '8px 14px',
  border: '1.25px solid var(--edge)',
  borderRadius: '8px',
  background: 'var(--inside)',
  color: 'var(--text)',
  fontSize: '13px',
  transition: 'background-color $state, border-color $state, box-shadow $state',
  variants: {
    isLeaf: { true: { background: 'var(--panel)', boxShadow: 'var(--shadow)' }, false: {} },
    isRegion: { true: { borderStyle: 'dashed' }, false: {} },
    isActive: { true: {}, false: {} },
    isExpected: {
      true: { outline: '2.5px dashed var(--expected)', outlineOffset: '3px' },
      false: {},
    },
    heat: {
      off: {},
      none: { outline: '2px dotted var(--wrong)', outlineOffset: '2px' },
      some: { outline: '2px solid color-mix(in srgb, var(--lamp) 45%, transparent)' },
      many: { outline: '4px solid var(--lamp)' },
    },
  },
  compoundVariants: [
    {
      isActive: true,
      isLeaf: true,
      css: {
        background: 'var(--lampGround)',
        borderColor: 'var(--lamp)',
        boxShadow:
          '0 0 0 1px var(--lamp), 0 4px 18px color-mix(in srgb, var(--lamp) 28%, transparent)',
        color: 'var(--lampText)',
        '@forced': { borderColor: 'Highlight', borderWidth: '3px' },
      },
    },
    {
      isActive: true,
      isLeaf: false,
      css: { borderColor: 'var(--lamp)', '@forced': { borderColor: 'Highlight' } },
    },
  ],
});
