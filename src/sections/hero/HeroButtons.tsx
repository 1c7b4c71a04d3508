import { useTranslation } from 'react-i18next';
import { chatMessages } from '../../content/chatMessages';
import { styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChat } from '../../hooks/useChat';

/** The hero's two buttons: to a quote by chat, and down to the services. */
export function HeroButtons() {
  const { t } = useTranslation();
  const chat = useChat();
  return (
    <Buttons>
      <Button {...chat(chatMessages.quote)} kind="primary">
        <span>{t('Get_a_Quote')}</span>
        <Icon name="arrowOut" />
      </Button>
      <Button href="#ourServices" kind="ring">
        <span>{t('Our_Services')}</span>
        <Icon name="arrowDown" />
      </Button>
    </Buttons>
  );
}

const Buttons = styled('div', {
  wraps: '$12',
  marginBlockStart: '$20',
  '& > *': {
    flex: '1 1 0',
    gap: '$12',
    minInlineSize: 'min-content',
    paddingInline: '$12',
    whiteSpace: 'nowrap',
  },
  '@narrow': { '& svg': { display: 'none' } },
  '@md': {
    gap: '$8',
    marginBlockStart: '40px',
    '& > *': { flex: 'none', gap: '$16', minInlineSize: '$buttonMin', paddingInline: '$20' },
  },
  '@xl': { gap: '$12', '& > *': { paddingInline: '$28' } },
});
