import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromCallback } from 'xstate';
import { menuMachine } from '../../machines/menuMachine';
import { afterPaint } from '../afterPaint';
import { keyframes, styled } from '../stitches.config';
import { Icon } from '../ui/Icon';
import { RoundButton } from '../ui/RoundButton';
import { onLayoutChange } from '../viewport';
import { MenuSheet } from './MenuSheet';

const menuId = 'menu';
const dialog = () => document.querySelector<HTMLDialogElement>(`#${menuId}`);

/** Holds the page behind a menu that is shown back, and frees it again. */
function settle() {
  const menu = dialog();
  if (!menu) return;
  if (menu.hidden) {
    menu.close();
    const opener = document.querySelector<HTMLElement>(`[aria-controls=${menuId}]`);
    opener?.focus({ preventScroll: true });
  } else if (!menu.matches(':modal')) {
    // What is open cannot be made modal.
    menu.open = false;
    menu.showModal();
  }
}

/** Shows the menu, or takes it away, at once. The page behind it follows when that is on the screen: it takes its time. */
function turn(isOn: boolean) {
  const menu = dialog();
  if (!menu) return;
  menu.hidden = !isOn;
  if (isOn) menu.open = true;
  afterPaint(settle);
}

const machine = menuMachine.provide({
  actions: { show: () => turn(true), hide: () => turn(false) },
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
  // Above the page also before it is modal.
  zIndex: '$nav',
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
