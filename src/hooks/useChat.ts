import { useSelector } from '@xstate/react';
import { messagesWithChoices } from '../content/chatMessages';
import { choiceSentences } from '../content/choiceSentences';
import { withChoices } from '../content/withChoices';
import { useActor } from './useActor';
import type { Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { useChatAddress } from './useChatAddress';

/** Returns a function from a message to its chat address: in the page's language, and a request with what the visitor has chosen. */
export function useChat(): (message: Bilingual<'title'>) => string {
  const language = useLanguage();
  const chatAddress = useChatAddress();
  const choices = useSelector(useActor('choices'), ({ context }) => context);
  return (message) => {
    const sentences = messagesWithChoices.includes(message)
      ? choiceSentences(choices, language)
      : [];
    return chatAddress(withChoices(inLanguage(message, 'title', language), sentences));
  };
}
