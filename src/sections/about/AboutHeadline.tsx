import { useTranslation } from 'react-i18next';
import { styled } from '../../style/stitches.config';
import { Section } from '../../ui/Section';

/** The about page's headline, under a pill with the page's name. */
export function AboutHeadline() {
  const { t } = useTranslation();
  return (
    <Top space="none">
      <Pill>{t('About_Us')}</Pill>
      <Headline tabIndex={-1}>{t('Rise')}</Headline>
    </Top>
  );
}

const Top = styled(Section, {
  paddingBlock: '$24 $space$48',
  '@md': { paddingBlock: '$64 $space$64' },
});

const Pill = styled('p', {
  inlineRow: 0,
  minBlockSize: '$variant',
  paddingInline: '$20',
  borderRadius: '$round',
  background: '$marble',
  fontSize: '$cardTextWide',
});

const Headline = styled('h1', {
  marginBlockStart: '$24',
  // Removes the space before the first letter, so that the letter's stem is aligned with the page's other content.
  marginInlineStart: '-0.1em',
  '[dir=rtl] &': { marginInlineStart: 0, '@md': { marginInlineStart: '-0.08em' } },
  '@md': { marginBlockStart: '$36' },
  text: 'lintel',
  letterSpacing: '$lintel',
});
