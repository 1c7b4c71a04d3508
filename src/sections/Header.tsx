import { useTranslation } from 'react-i18next';
import { chatMessages } from '../content/chatMessages';
import { pageAt } from '../routing/pages';
import { usePath } from '../routing/usePath';
import { styled } from '../style/stitches.config';
import { Button } from '../ui/Button';
import { newTab } from '../ui/newTab';
import { HeaderBrand } from './HeaderBrand';
import { HeaderLinks } from './HeaderLinks';
import { LanguageToggle } from './LanguageToggle';
import { Menu } from './Menu';
import { useChat } from './useChat';

/** The top navigation bar, laid out by path. */
export function Header() {
  const { t } = useTranslation();
  const path = usePath();
  const chat = useChat();
  const layout = pageAt(path)?.header ?? 'about';
  const isHome = layout === 'home';
  const on = isHome ? 'dark' : 'light';
  return (
    <Bar layout={layout}>
      <HeaderBrand layout={layout} />
      <HeaderLinks on={on} />
      <Actions>
        <Quote
          {...newTab}
          href={chat(chatMessages.quote)}
          kind={isHome ? 'veiled' : 'outline'}
          size="small"
        >
          {t('Get_a_Quote')}
        </Quote>
        <LanguageToggle on={on} />
        <Menu on={on} />
      </Actions>
    </Bar>
  );
}

const Bar = styled('header', {
  zIndex: '$nav',
  display: 'flex',
  alignItems: 'center',
  gap: '$16',
  inlineSize: '100%',
  minBlockSize: '$nav',
  paddingInline: '$pad',
  '@md': { minBlockSize: '$navWide', gap: '$24' },
  '@lg': { gap: '$48' },
  '@scriptless': { flexWrap: 'wrap', minBlockSize: 0 },
  '@print': { position: 'static', minBlockSize: 0 },
  variants: {
    layout: {
      home: {
        position: 'absolute',
        insetBlockStart: 0,
        color: '$white',
        '--focus': '$colors$lit',
        '@print': { position: 'static' },
      },
      about: {},
      contact: {
        '@md': { position: 'absolute', insetBlockStart: 0, paddingInlineStart: 0, gap: 0 },
      },
    },
  },
});

const Actions = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  marginInlineStart: 'auto',
  '@scriptless': { '& > button': { display: 'none' } },
  '@print': { display: 'none' },
});

const Quote = styled(Button, {
  display: 'none',
  '@md': { display: 'inline-flex' },
});
