import { useTranslation } from 'react-i18next';
import { chatMessages } from '../../content/chatMessages';
import { scriptless } from '../../style/scriptless';
import { styled } from '../../style/stitches.config';
import { List } from '../../ui/List';
import { TextLink } from '../../ui/TextLink';
import { useChat } from '../../hooks/useChat';
import { EmailLink } from './EmailLink';
import { PhoneLink } from './PhoneLink';

/** Other ways to contact the company, shown beside the form if the browser runs no scripts or the site's scripts failed. */
export function OtherWays() {
  const { t } = useTranslation();
  const chat = useChat();
  return (
    <Without>
      <p>{t('Without_Scripts')}</p>
      <Ways>
        <li>
          <TextLink {...chat(chatMessages.question)}>{t('Whatsapp')}</TextLink>
        </li>
        <li>
          <PhoneLink />
        </li>
        <li>
          <EmailLink />
        </li>
      </Ways>
    </Without>
  );
}

const Without = styled('div', {
  display: 'none',
  marginBlockEnd: '$24',
  ...scriptless({ display: 'block' }),
});

const Ways = styled(List, {
  wraps: '$8 $space$24',
  marginBlockStart: '$16',
});
