import { useTranslation } from 'react-i18next';
import { styled } from '../style/stitches.config';
import { Section } from '../ui/Section';

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
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$pressable',
  paddingInline: '$20',
  border: '$borderWidths$ring solid $rule',
  borderRadius: '$round',
  fontSize: '$cardTextWide',
});

const Headline = styled('h1', {
  marginBlockStart: '$24',
  '@md': { marginBlockStart: '$36' },
  fontSize: '$lintel',
  lineHeight: '$lintel',
  letterSpacing: '$lintel',
});
