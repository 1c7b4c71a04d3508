import { useSelector } from '@xstate/react';
import { messagesWithChoices } from '../content/chatMessages';
import { choiceSentences } from '../content/choiceSentences';
import { useActor } from './useActor';
import type { Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { useChatLink } from './useChatLink';

/** Inserts `sentences` into a chat message after its first sentence, before the part that the visitor is to complete. */
const withChoices = (message: string, sentences: readonly string[]) =>
  message.replace(/\.(?= )/, (stop) => [stop, ...sentences].join(' '));

/**
 * Returns a function that makes the attributes of a chat link; the link opens a chat with the message, in the page's language. Messages
 * that request something (`messagesWithChoices`) also name the visitor's choices.
 */
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
