import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { fromCallback } from 'xstate';
import { menuMachine } from '../../machines/menuMachine';
import { useChat } from '../chat';
import { chatMessages } from '../content/contact';
import { usePath } from '../path';
import { keyframes, styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Mark } from '../ui/Mark';
import { newTab } from '../ui/newTab';
import { Ring } from '../ui/Ring';
import { RoundButton } from '../ui/RoundButton';
import { onLayoutChange } from '../viewport';
import { LanguageToggle } from './LanguageToggle';

const menuId = 'menu';
const dialog = () => document.querySelector<HTMLDialogElement>(`#${menuId}`);

const machine = menuMachine.provide({
  actions: {
    show: () => dialog()?.showModal(),
    hide: () => dialog()?.close(),
  },
  actors: {
    watchHistory: fromCallback(({ sendBack }) => {
      const close = () => sendBack({ type: 'close' });
      window.addEventListener('popstate', close);
      return () => window.removeEventListener('popstate', close);
    }),
    watchWidth: fromCallback(({ sendBack }) =>
      onLayoutChange((isDesktop) => isDesktop && sendBack({ type: 'close' })),
    ),
  },
});

const links = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
] as const;

/** The small layout's menu button, and the full-screen menu that it opens. */
export function Menu({ on }: { on: 'dark' | 'light' }) {
  const { t } = useTranslation();
  const path = usePath();
  const chat = useChat();
  const [state, send] = useMachine(machine);
  const isOpened = state.matches('opened');
  const close = () => send({ type: 'close' });
  return (
    <>
      <Opener
        type="button"
        on={on}
        aria-label={t('Open_Menu')}
        aria-expanded={isOpened}
        aria-controls={menuId}
        onClick={() => send({ type: 'open' })}
      >
        <Icon name="menu" />
      </Opener>
      <Overlay
        id={menuId}
        aria-label={t('Menu')}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onClose={close}
      >
        {isOpened && (
          <Sheet>
            <Top>
              <Mark height={40} />
              <LanguageToggle on="dark" />
              <RoundButton
                type="button"
                on="dark"
                aria-label={t('Close_Menu')}
                // A modal dialog gives focus to what asks for it; the design wants the close button.
                // eslint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
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
        )}
      </Overlay>
    </>
  );
}

const part = keyframes({ from: { clipPath: 'inset(0 50%)' }, to: { clipPath: 'inset(0)' } });

const Opener = styled(RoundButton, { '@md': { display: 'none' } });

const Overlay = styled('dialog', {
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  background: '$ink',
  color: '$white',
  '--focus': '$colors$lit',
  '@motion': { '&[open]': { animation: `${part} 320ms cubic-bezier(.65,0,.15,1)` } },
});

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
