import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../hooks/useActor';
import { keyframes, styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/** Submits the contact form. Assistive technology sees it disabled from the start of a send until the visitor closes the alert. */
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

/** A ring that spins while the form sends a message; it does not move under reduced motion. */
const Spinner = styled('span', {
  size: '18px',
  border: '2px solid $ringDark',
  borderBlockStartColor: '$colors$white',
  borderRadius: '$round',
  '@motion': { animation: `${spin} 900ms linear infinite` },
});
