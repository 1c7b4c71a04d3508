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
  // Until it is modal, and in the browser's top layer, it must be above the page by itself.
  zIndex: '$nav',
  inset: 0,
  size: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  ground: 'ink',
  clipPath: 'inset(0)',
  // On its way out it is nothing but a leaf that closes: what stands behind it can be pressed at once.
  '&[hidden]': { clipPath: 'inset(0 50%)', pointerEvents: 'none' },
  '@motion': {
    transition: `clip-path ${exit}, display ${exit} allow-discrete, overlay ${exit} allow-discrete`,
    '&[open]:not([hidden])': { animation: `${openDoors} 320ms cubic-bezier(.65,0,.15,1)` },
    // Where one of its links was followed, it goes with the page that it is a part of.
    ':root:active-view-transition &': { transition: 'none' },
  },
});
