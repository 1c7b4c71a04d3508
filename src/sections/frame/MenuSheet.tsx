import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { chatMessages } from '../../content/chatMessages';
import { useActor } from '../../hooks/useActor';
import { pages } from '../../routing/pages';
import { usePath } from '../../routing/usePath';
import { styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { elementIds } from '../../ui/elementIds';
import { Icon } from '../../ui/Icon';
import { Mark } from '../../ui/Mark';
import { Ring } from '../../ui/Ring';
import { RoundButton } from '../../ui/RoundButton';
import { TextLink } from '../../ui/TextLink';
import { PhoneLink } from '../contact/PhoneLink';
import { LanguageNote } from './LanguageNote';
import { LanguageToggle } from './LanguageToggle';
import { useChat } from '../../hooks/useChat';

/** The menu's content: the close button, the language toggle, and links to the pages, a quote, a chat and the phone. */
export function MenuSheet() {
  const { t } = useTranslation();
  const path = usePath();
  const chat = useChat();
  const actor = useActor('menu');
  return (
    <Sheet>
      <Top>
        <Mark height={40} />
        <LanguageToggle on="dark" />
        <LanguageNote />
        <RoundButton
          type="button"
          on="dark"
          id={elementIds.closeMenu}
          aria-label={t('Close_Menu')}
          onClick={() => actor.send({ type: 'close' })}
        >
          <Icon name="close" />
        </RoundButton>
      </Top>
      <nav aria-label={t('Main_Navigation')}>
        <ul>
          {pages.map((page) => (
            <Row key={page.path}>
              <RowLink href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                <span>{t(page.menuLink)}</span>
                <Ring chosen={page.path === path} />
              </RowLink>
            </Row>
          ))}
        </ul>
      </nav>
      <Ways>
        <Button {...chat(chatMessages.quote)} kind="primary">
          <span>{t('Get_a_Quote')}</span>
          <Icon name="arrowOut" />
        </Button>
        <TextLink {...chat(chatMessages.question)}>{t('Whatsapp')}</TextLink>
        <PhoneLink />
      </Ways>
    </Sheet>
  );
}

const Sheet = styled('div', {
  column: '$32',
  justifyContent: 'space-between',
  minBlockSize: '100%',
  paddingInline: '$pad',
  paddingBlockEnd: '$28',
});

const Top = styled('div', {
  row: '$12',
  blockSize: '$nav',
  '& > :first-child': { marginInlineEnd: 'auto' },
});

const Ways = styled('div', {
  wraps: '$8 $space$24',
  justifyContent: 'space-between',
  '& > :first-child': { flexBasis: '100%' },
});

const Row = styled('li', {
  borderBlockStart: '$borderWidths$line solid $lineDark',
  '&:last-child': { borderBlockEnd: '$borderWidths$line solid $lineDark' },
});

const RowLink = styled(Link, {
  row: 0,
  justifyContent: 'space-between',
  paddingBlock: '$20',
  fontSize: '$menu',
  fontWeight: '$light',
  lineHeight: '$card',
  transition: 'color $state',
  '&[aria-current]': { color: '$lit' },
  '@hover': { '&:hover': { color: '$lit' } },
});
