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

/** The QR code. Nothing, where the module that draws it fails to load: the printed page still has the phone number. */
const DrawnCode = lazy<ComponentType<{ text: string }>>(() =>
  import('./DrawnCode').then(
    (module) => ({ default: module.DrawnCode }),
    () => ({ default: () => null }),
  ),
);

/**
 * A QR code of the quote link, for paper only. Until the visitor has chosen something, the code is a picture from the build, so that
 * browsers need not load the library that draws codes. After a choice this component draws it, but only once the page is printed:
 * drawing the code takes several times as long as everything else that a choice changes.
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
        // Not lazy: as it is not displayed, it would be loaded only for print, and Safari prints only what it has.
        <img src={`/chat-${language}-${layout}.svg`} alt="" fetchPriority="low" />
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
