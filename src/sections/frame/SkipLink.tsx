import { useTranslation } from 'react-i18next';
import { styled } from '../../style/stitches.config';

/** The first link that the keyboard reaches: it skips the navigation and leads to the page's content. */
export function SkipLink() {
  const { t } = useTranslation();
  return <Skip href="#main">{t('Skip_To_Content')}</Skip>;
}

const Skip = styled('a', {
  position: 'absolute',
  zIndex: '$skip',
  insetInlineStart: '$space$16',
  insetBlockStart: '$space$16',
  padding: '$12 $space$20',
  borderRadius: '$round',
  ground: 'ink',
  '&:not(:focus)': {
    clipPath: 'inset(50%)',
    blockSize: '1px',
    inlineSize: '1px',
    padding: 0,
    overflow: 'hidden',
  },
});
