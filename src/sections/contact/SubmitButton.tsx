import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../hooks/useActor';
import { keyframes, styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/**
 * The button that submits the contact form; disabled for assistive technology while a message is being sent, and until the visitor
 * has closed the alert of the result.
 */
export function SubmitButton() {
  const { t } = useTranslation();
  const actor = useActor('contactForm');
  const isSending = useSelector(actor, (state) => state.hasTag('sending'));
  const isReadOnly = useSelector(actor, (state) => state.hasTag('readOnly'));
  return (
    <Button as="button" type="submit" kind="ink" aria-disabled={isReadOnly}>
      <span>{t(isSending ? 'Sending' : 'Send_Message')}</span>
      {isSending ? <Spinner /> : <Icon name="arrowForward" />}
    </Button>
  );
}

const spin = keyframes({ to: { rotate: '1turn' } });

/** A ring that spins while something is under way; under reduced motion it stands still. */
const Spinner = styled('span', {
  size: '18px',
  border: '2px solid $ringDark',
  borderBlockStartColor: '$colors$white',
  borderRadius: '$round',
  '@motion': { animation: `${spin} 900ms linear infinite` },
});
