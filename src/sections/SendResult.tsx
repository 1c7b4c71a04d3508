import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '../../machines/contactFormMachine';
import { formChatGreeting } from '../content/chatMessages';
import { fieldNames } from '../content/fieldNames';
import { useActor } from '../effects/useActor';
import { styled } from '../style/stitches.config';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { newTab } from '../ui/newTab';
import { TextLink } from '../ui/TextLink';
import { useChat } from './useChat';

type Field = keyof ContactMessage;
const fields = Object.keys(fieldNames) as Field[];

/** An unsent message as the text of a chat: under a greeting its filled fields, each after its label on a line of its own. */
function asChat(message: ContactMessage, labelOf: (field: Field) => string) {
  const lines = fields
    .filter((field) => message[field])
    .map((field) => `\n${labelOf(field)}: ${message[field]}`)
    .join('');
  return {
    titleEN: `${formChatGreeting.titleEN}${lines}`,
    titleAR: `${formChatGreeting.titleAR}${lines}`,
  };
}

/** How the last send ended; after a failure, a button that restores the text and a link that sends it by chat. */
export function SendResult() {
  const { t } = useTranslation();
  const chat = useChat();
  const actor = useActor('contactForm');
  const isSent = useSelector(actor, (state) => state.matches({ editing: 'sent' }));
  const hasFailed = useSelector(actor, (state) => state.matches({ editing: 'failed' }));
  const unsent = useSelector(actor, ({ context }) => context.unsent);
  return (
    <Result>
      <Status role="status" failed={hasFailed}>
        {isSent && (
          <>
            <Icon name="check" />
            {t('Email_Sent')}
          </>
        )}
        {hasFailed && t('Email_Failed')}
      </Status>
      {hasFailed && (
        <>
          <Button
            as="button"
            type="button"
            kind="outline"
            size="small"
            onClick={() => actor.send({ type: 'restore' })}
          >
            {t('Restore_Message')}
          </Button>
          <TextLink {...newTab} href={chat(asChat(unsent, (field) => t(fieldNames[field])))}>
            {t('Send_By_Chat')}
            <Icon name="arrowOut" />
          </TextLink>
        </>
      )}
    </Result>
  );
}

const Result = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$8 $space$20',
});

const Status = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  fontSize: '$cardTextWide',
  variants: { failed: { true: { color: '$error' }, false: {} } },
});
