import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { chatMessages } from '../content/chatMessages';
import { useActor } from '../effects/useActor';
import { pageAt } from '../routing/pages';
import { usePath } from '../routing/usePath';
import { scriptless } from '../style/scriptless';
import { styled } from '../style/stitches.config';
import { Button } from '../ui/Button';
import { elementIds } from '../ui/elementIds';
import { newTab } from '../ui/newTab';
import { HeaderBar } from './HeaderBar';
import { HeaderBrand } from './HeaderBrand';
import { HeaderLinks } from './HeaderLinks';
import { LanguageToggle } from './LanguageToggle';
import { Menu } from './Menu';
import { useChat } from './useChat';

/** The top navigation bar, laid out by path; wherever it is pinned to the window it is dark. */
export function Header() {
  const { t } = useTranslation();
  const path = usePath();
  const chat = useChat();
  const layout = pageAt(path)?.header ?? 'about';
  const place = useSelector(useActor('header'), ({ value }) => value);
  const on = layout === 'home' || place !== 'inPlace' ? 'dark' : 'light';
  return (
    <HeaderBar id={elementIds.header} layout={layout} place={place}>
      <HeaderBrand layout={layout} />
      <HeaderLinks on={on} />
      <Actions>
        <Quote
          {...newTab}
          href={chat(chatMessages.quote)}
          kind={on === 'dark' ? 'veiled' : 'outline'}
          size="small"
        >
          {t('Get_a_Quote')}
        </Quote>
        <LanguageToggle on={on} />
        <Menu on={on} />
      </Actions>
    </HeaderBar>
  );
}

const Actions = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  marginInlineStart: 'auto',
  ...scriptless({ '& > button': { display: 'none' } }),
  '@print': { display: 'none' },
});

const Quote = styled(Button, {
  display: 'none',
  '@md': { display: 'inline-flex' },
});
