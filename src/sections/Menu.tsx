import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromCallback } from 'xstate';
import { menuMachine } from '../../machines/menuMachine';
import { keyframes, styled } from '../stitches.config';
import { Icon } from '../ui/Icon';
import { RoundButton } from '../ui/RoundButton';
import { onLayoutChange } from '../viewport';
import { MenuSheet } from './MenuSheet';

const menuId = 'menu';
const dialog = () => document.querySelector<HTMLDialogElement>(`#${menuId}`);

/** Shows the menu at once, and makes it modal when it has been painted: that goes through the whole page, and takes its time. */
function show() {
  const menu = dialog();
  menu?.show();
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!menu?.open) return;
      const focused = document.activeElement as HTMLElement | null;
      menu.open = false;
      menu.showModal();
      focused?.focus();
    }),
  );
}

/** Takes the menu away. By itself the focus would return to what had it when the menu became modal: the menu. */
function hide() {
  dialog()?.close();
  document.querySelector<HTMLElement>(`[aria-controls=${menuId}]`)?.focus({ preventScroll: true });
}

const machine = menuMachine.provide({
  actions: { show, hide },
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

/** The small layout's menu button, and the full-screen menu that it opens. */
export function Menu({ on }: { on: 'dark' | 'light' }) {
  const { t } = useTranslation();
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
        {isOpened && <MenuSheet close={close} />}
      </Overlay>
    </>
  );
}

const part = keyframes({ from: { clipPath: 'inset(0 50%)' }, to: { clipPath: 'inset(0)' } });

const Opener = styled(RoundButton, { '@md': { display: 'none' } });

const Overlay = styled('dialog', {
  position: 'fixed',
  inset: 0,
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
