import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { chatMessages } from '../../content/chatMessages';
import { useActor } from '../../hooks/useActor';
import { pageAt } from '../../routing/pages';
import { usePath } from '../../routing/usePath';
import { styled } from '../../style/stitches.config';
import { Icon } from '../../ui/Icon';
import { useChat } from '../../hooks/useChat';

/**
 * The floating chat button of every page (specification, section 2), in the bottom corner where lines end: right in English, left in
 * Arabic. While the visitor scrolls down, it shrinks into the page's margin, so that it covers no text.
 */
export function ChatButton() {
  const { t } = useTranslation();
  const chat = useChat();
  const path = usePath();
  const isReading = useSelector(
    useActor('header'),
    (state) => state.matches('away') || state.matches('leaving'),
  );
  if (!pageAt(path)) return null;
  return (
    <aside aria-label={t('Support')}>
      <Float {...chat(chatMessages.question)} aria-label={t('Chat')} isReading={isReading}>
        <Icon name="chat" />
      </Float>
    </aside>
  );
}

const Float = styled('a', {
  position: 'fixed',
  zIndex: '$chat',
  insetBlockEnd: '$space$24',
  insetInlineEnd: '6px',
  centred: 'grid',
  size: '$pressable',
  border: '$borderWidths$ring solid $brass',
  borderRadius: '$round',
  outline: '3px solid $colors$ink',
  background: '$ink',
  color: '$lit',
  boxShadow: '$chat',
  transition: 'color $state, background-color $state, transform $state',
  // Larger, where the page's padding has room for it.
  '@full': {
    insetInlineEnd: '12px',
    size: '$button',
    outlineWidth: '5px',
    '& svg': { size: '26px' },
  },
  '@hover': { '&:hover': { background: '$lit', borderColor: '$ink', color: '$ink' } },
  '&:focus-visible': {
    outline: '2px solid $colors$lit',
    outlineOffset: '4px',
    boxShadow: '0 0 0 5px $colors$ink',
  },
  variants: {
    isReading: {
      true: {
        // Keeps the middle of the shrunken button in the window, so that visitors can press it.
        '&:not(:focus-visible)': {
          '--shrunken': 'translateX(calc(var(--outward) * 13px)) scale(0.6)',
          '--outward': 1,
          transform: 'var(--shrunken)',
          transformOrigin: '100% 100%',
          '[dir=rtl] &': { '--outward': -1, transformOrigin: '0 100%' },
          // A finger also hits it above and below the shrunken circle.
          '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-15px' },
          '@full': { '--shrunken': 'translateX(calc(var(--outward) * 19px)) scale(0.47)' },
        },
        // From 1520 px on, the button does not shrink, because the margin has room for it.
        '@media (min-width: 95em)': { '&:not(:focus-visible)': { '--shrunken': 'none' } },
      },
    },
  },
});
