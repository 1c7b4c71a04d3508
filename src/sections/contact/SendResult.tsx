import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '../../../machines/ContactMessage';
import type { Language } from '../../../machines/languageMachine';
import { formChatGreeting } from '../../content/chatMessages';
import { fieldNames } from '../../content/fieldNames';
import { useActor } from '../../hooks/useActor';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Icon } from '../../ui/Icon';
import { SmallButton } from '../../ui/SmallButton';
import { TextLink } from '../../ui/TextLink';
import { useChatLink } from '../../hooks/useChatLink';
import { EmailLink } from './EmailLink';
import { PhoneLink } from './PhoneLink';

type Field = keyof ContactMessage;
const fields = Object.keys(fieldNames) as Field[];

/** An unsent message as a chat text: a greeting, then each filled field on a line of its own, after its label. */
function asChat(message: ContactMessage, language: Language, labelOf: (field: Field) => string) {
  const lines = fields
    .filter((field) => message[field])
    .map((field) => `\n${labelOf(field)}: ${message[field]}`)
    .join('');
  return inLanguage(formChatGreeting, 'title', language) + lines;
}

/** The form's notice in each state of the machine: a translation key, or none. */
const results = {
  writing: undefined,
  sent: 'Email_Sent',
  failed: 'Email_Failed',
  unanswered: 'Email_Unanswered',
  unusual: 'Email_Unusual',
} as const;

/**
 * Says how the last send ended. If the message may not have arrived, also shows a button that restores the text, and links to a
 * chat, the phone and the e-mail.
 */
export function SendResult() {
  const { t } = useTranslation();
  const language = useLanguage();
  const chatLink = useChatLink();
  const actor = useActor('contactForm');
  const state = useSelector(actor, ({ value }) =>
    'sending' in value ? 'writing' : 'announcing' in value ? value.announcing : value.editing,
  );
  const isRestorable = useSelector(actor, (snapshot) => snapshot.hasTag('restorable'));
  const unsent = useSelector(actor, ({ context }) => context.unsent);
  const isDoubtful = state !== 'writing' && state !== 'sent';
  return (
    <Result id={elementIds.sendResult} failed={isDoubtful}>
      <Status role="status" failed={isDoubtful}>
        {state === 'sent' && <Icon name="check" />}
        {isDoubtful && <Icon name="alert" />}
        {results[state] && <span>{t(results[state])}</span>}
      </Status>
      {isRestorable && (
        <Ways>
          <SmallButton onClick={() => actor.send({ type: 'restore' })}>
            {t('Restore_Message')}
          </SmallButton>
          <TextLink {...chatLink(asChat(unsent, language, (field) => t(fieldNames[field])))}>
            <span>{t('Send_By_Chat')}</span>
            <Icon name="arrowOut" />
          </TextLink>
          <PhoneLink />
          <EmailLink />
        </Ways>
      )}
    </Result>
  );
}

const Result = styled('div', {
  scrollMarginBlockEnd: '$space$24',
  // After a failure, the notice and its links are on their own rows, below the button.
  variants: { failed: { true: { flexBasis: '100%' }, false: {} } },
});

const Ways = styled('div', {
  wraps: '$8 $space$20',
  alignItems: 'baseline',
  marginBlockStart: '$12',
  // Keeps the last row clear of the chat button, which is beside the submit button.
  paddingInlineEnd: 40,
  '@md': { paddingInlineEnd: 0 },
});

const Status = styled('p', {
  row: '$8',
  fontSize: '$cardTextWide',
  variants: { failed: { true: { color: '$error' }, false: {} } },
});
