import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../hooks/useActor';
import { styled } from '../../style/stitches.config';
import { Icon } from '../../ui/Icon';
import { RoundButton } from '../../ui/RoundButton';

/** Tells a visitor whose browser stores no cookies how long the chosen language lasts. */
export function LanguageNote() {
  const { t } = useTranslation();
  const actor = useActor('language');
  const isFleeting = useSelector(actor, (state) => state.hasTag('fleeting'));
  if (!isFleeting) return null;
  return (
    <Note role="alert">
      <p>{t('Language_Not_Kept')}</p>
      <RoundButton
        type="button"
        on="light"
        aria-label={t('Close_Note')}
        onClick={() => actor.send({ type: 'dismiss' })}
      >
        <Icon name="close" />
      </RoundButton>
    </Note>
  );
}

const Note = styled('div', {
  position: 'fixed',
  // Below an open menu, which shows the note too.
  zIndex: '$chat',
  insetBlockStart: '$sizes$nav',
  insetInlineEnd: '$space$pad',
  row: '$16',
  inlineSize: 'min(26rem, 100vw - 2 * var(--pad))',
  padding: '$16 $space$20',
  border: '$borderWidths$ring solid $brass',
  ground: 'paper',
  fontSize: '$label',
  lineHeight: '$row',
  boxShadow: '$chat',
  '@md': { insetBlockStart: '$sizes$navWide' },
  '@print': { display: 'none' },
});
