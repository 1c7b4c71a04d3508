import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../hooks/useActor';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Icon } from '../../ui/Icon';
import { openDoors } from '../../ui/openDoors';
import { RoundButton } from '../../ui/RoundButton';
import { MenuSheet } from './MenuSheet';

/** The small layout's menu button, and the full-screen menu that it opens. */
export function Menu({ on }: { on: 'dark' | 'light' }) {
  const { t } = useTranslation();
  const actor = useActor('menu');
  const isOpened = useSelector(actor, (state) => state.matches('opened'));
  const close = () => actor.send({ type: 'close' });
  return (
    <>
      <Opener
        type="button"
        on={on}
        aria-label={t('Open_Menu')}
        aria-expanded={isOpened}
        aria-controls={elementIds.menu}
        onClick={() => actor.send({ type: 'open' })}
      >
        <Icon name="menu" />
      </Opener>
      <Overlay
        id={elementIds.menu}
        aria-label={t('Menu')}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onClose={close}
      >
        {isOpened && <MenuSheet />}
      </Overlay>
    </>
  );
}

const exit = '220ms cubic-bezier(.65,0,.15,1)';

const Opener = styled(RoundButton, { '@md': { display: 'none' } });

const Overlay = styled('dialog', {
  position: 'fixed',
  // Keeps the menu above the page until the menu is a modal dialog, which the browser itself puts on top.
  zIndex: '$nav',
  inset: 0,
  size: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  ground: 'ink',
  clipPath: 'inset(0)',
  // Safari before 15.4 knows no `dialog`, and would show it always.
  '&:not([open])': { display: 'none' },
  // Ignores presses while the menu closes, so that visitors can use the page behind it at once.
  '&[hidden]': { clipPath: 'inset(0 50%)', pointerEvents: 'none' },
  '@motion': {
    transition: `clip-path ${exit}, display ${exit} allow-discrete, overlay ${exit} allow-discrete`,
    '&[open]:not([hidden])': { animation: `${openDoors} 320ms cubic-bezier(.65,0,.15,1)` },
    // Closes the menu at once in a transition to another page: the transition's picture of the old page still shows it.
    ':root:active-view-transition &': { transition: 'none' },
  },
});
