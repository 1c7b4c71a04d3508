import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useChat } from '../chat';
import { chatMessages } from '../content/contact';
import { usePath } from '../path';
import { styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Mark } from '../ui/Mark';
import { newTab } from '../ui/newTab';
import { Ring } from '../ui/Ring';
import { RoundButton } from '../ui/RoundButton';
import { LanguageToggle } from './LanguageToggle';

const links = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
] as const;

const askForFocus = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');

/** What the opened menu holds: the ways to the pages and to a quote, and the way out. */
export function MenuSheet({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const path = usePath();
  const chat = useChat();
  return (
    <Sheet>
      <Top>
        <Mark height={40} />
        <LanguageToggle on="dark" />
        <RoundButton
          type="button"
          on="dark"
          aria-label={t('Close_Menu')}
          // A modal dialog gives focus to what asks for it, and React's own autoFocus would do so before it is modal.
          ref={askForFocus}
          onClick={close}
        >
          <Icon name="close" />
        </RoundButton>
      </Top>
      <nav aria-label={t('Main_Navigation')}>
        <ul>
          {links.map(({ href, label }) => (
            <Row key={href}>
              <RowLink
                href={href}
                aria-current={href === path ? 'page' : undefined}
                onClick={close}
              >
                {t(label)}
                <Ring chosen={href === path} />
              </RowLink>
            </Row>
          ))}
        </ul>
      </nav>
      <Button {...newTab} href={chat(chatMessages.quote)} kind="primary">
        {t('Get_a_Quote')}
        <Icon name="arrowOut" />
      </Button>
    </Sheet>
  );
}

const Sheet = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$32',
  minBlockSize: '100%',
  paddingInline: '$pad',
  paddingBlockEnd: '$28',
});

const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  blockSize: '$nav',
  '& > :first-child': { marginInlineEnd: 'auto' },
});

const Row = styled('li', {
  borderBlockStart: '$borderWidths$line solid $lineDark',
  '&:last-child': { borderBlockEnd: '$borderWidths$line solid $lineDark' },
});

const RowLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '$20',
  fontSize: '$menu',
  fontWeight: '$light',
  lineHeight: '$card',
  transition: 'color $state',
  '&:hover, &[aria-current]': { color: '$lit' },
});
