import { useSelector } from '@xstate/react';
import { messagesWithChoices } from '../content/chatMessages';
import { choiceSentences } from '../content/choiceSentences';
import { useActor } from './useActor';
import type { Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { useChatLink } from './useChatLink';

/** A chat message with sentences after its first, before what the visitor is asked to fill in. */
const withChoices = (message: string, sentences: readonly string[]) =>
  message.replace(/\.(?= )/, (stop) => [stop, ...sentences].join(' '));

/** Returns a function from a message to a link to its chat: in the page's language, and a request with what the visitor has chosen. */
export function useChat() {
  const language = useLanguage();
  const chatLink = useChatLink();
  const choices = useSelector(useActor('choices'), ({ context }) => context);
  return (message: Bilingual<'title'>) => {
    const sentences = messagesWithChoices.includes(message)
      ? choiceSentences(choices, language)
      : [];
    return chatLink(withChoices(inLanguage(message, 'title', language), sentences));
  };
}
