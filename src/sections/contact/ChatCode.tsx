import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { chatMessages } from '../../content/chatMessages';
import { useActor } from '../../hooks/useActor';
import { useIsDesktop } from '../../hooks/useIsDesktop';
import { useIsPrinted } from '../../hooks/useIsPrinted';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { useChat } from '../../hooks/useChat';

/** Draws nothing where the code cannot be loaded: the phone number on the paper must do. */
const Nothing: ComponentType<{ text: string }> = () => null;

const DrawnCode = lazy(() =>
  import('./DrawnCode').then(
    (module) => ({ default: module.DrawnCode as ComponentType<{ text: string }> }),
    () => ({ default: Nothing }),
  ),
);

/**
 * On paper, a QR code of the link that asks for a quote. Until something is chosen it is a file that the build has drawn, so that no
 * visitor loads what draws it; browsers load pictures that are not shown when they print. From then on it is drawn, but not before
 * the page is printed: each choice makes another one, which takes several times as long as the rest of what changes with it.
 */
export function ChatCode() {
  const { t } = useTranslation();
  const chat = useChat();
  const language = useLanguage();
  const layout = useIsDesktop() ? 'desktop' : 'mobile';
  const isPrinted = useIsPrinted();
  const hasChosen = useSelector(useActor('choices'), (state) => state.matches('chosen'));
  return (
    <Code role="img" aria-label={t('Get_a_Quote')}>
      {hasChosen ? (
        <Suspense>
          <DrawnCode text={isPrinted ? chat(chatMessages.quote).href : ''} />
        </Suspense>
      ) : (
        <img src={`/chat-${language}-${layout}.svg`} alt="" loading="lazy" />
      )}
    </Code>
  );
}

const Code = styled('div', {
  display: 'none',
  '@print': {
    display: 'block',
    inlineSize: '51mm',
    '& > *': { display: 'block', inlineSize: '100%' },
  },
});
