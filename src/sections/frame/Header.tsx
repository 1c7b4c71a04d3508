import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { chatMessages } from '../../content/chatMessages';
import { useActor } from '../../hooks/useActor';
import { pageAt } from '../../routing/pages';
import { usePath } from '../../routing/usePath';
import { scriptless } from '../../style/scriptless';
import { styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { elementIds } from '../../ui/elementIds';
import { HeaderBar } from './HeaderBar';
import { HeaderBrand } from './HeaderBrand';
import { HeaderLinks } from './HeaderLinks';
import { LanguageNote } from './LanguageNote';
import { LanguageToggle } from './LanguageToggle';
import { Menu } from './Menu';
import { useChat } from '../../hooks/useChat';

/** The top navigation bar. Its layout depends on the path; while it is pinned to the window's upper edge, it is always dark. */
export function Header() {
  const { t } = useTranslation();
  const path = usePath();
  const chat = useChat();
  const layout = pageAt(path)?.header ?? 'about';
  const place = useSelector(useActor('header'), ({ value }) => value);
  const isPinned = place === 'pinned' || place === 'leaving';
  const on = layout === 'home' || isPinned ? 'dark' : 'light';
  return (
    <>
      <HeaderBar id={elementIds.header} layout={layout} place={place}>
        <HeaderBrand layout={layout} />
        <HeaderLinks on={on} />
        <Actions>
          <Quote
            {...chat(chatMessages.quote)}
            kind={on === 'dark' ? 'veiled' : 'outline'}
            size="small"
            isShown={layout === 'home' && isPinned}
          >
            {t('Get_a_Quote')}
          </Quote>
          <LanguageToggle on={on} />
          <Menu on={on} />
        </Actions>
      </HeaderBar>
      {/* Beside the bar, because the pinned bar clips what is in it. */}
      <LanguageNote />
    </>
  );
}

const Actions = styled('div', {
  row: '$12',
  '@narrow': { gap: '$8' },
  marginInlineStart: 'auto',
  ...scriptless({ '& > button': { display: 'none' } }),
  '@print': { display: 'none' },
});

/** Phones show the link to a quote only in the pinned header of the home page; elsewhere the product's name needs the room. */
const Quote = styled(Button, {
  // `&&` makes these styles override the button's variants, which come later in the style sheet.
  '@small': { '&&': { minInlineSize: 0, paddingInline: '$16' } },
  '@narrow': { '&&': { paddingInline: '$8', fontSize: '$pill' }, whiteSpace: 'nowrap' },
  variants: { isShown: { true: {}, false: { '@small': { display: 'none' } } } },
});
