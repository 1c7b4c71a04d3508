import { useSelector } from '@xstate/react';
import { messagesWithChoices } from '../content/chatMessages';
import { choiceSentences } from '../content/choiceSentences';
import { useActor } from './useActor';
import type { Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { useChatLink } from './useChatLink';

/** A chat message with `sentences` inserted after its first sentence, before the part that the visitor is to fill in. */
const withChoices = (message: string, sentences: readonly string[]) =>
  message.replace(/\.(?= )/, (stop) => [stop, ...sentences].join(' '));

/**
 * Returns a function from a message to the attributes of a chat link that fills it in, in the page's language. A message that
 * requests something (`messagesWithChoices`) also names what the visitor has chosen.
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
