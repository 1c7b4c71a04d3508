import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import { styled } from '../../style/stitches.config';
import { Sill } from '../../ui/Sill';
import { FooterColumns } from './FooterColumns';
import { SocialLinks } from './SocialLinks';

/** The footer of every page: four columns of links, the copyright, and three social links. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer>
      <Sill />
      <Ground>
        <FooterColumns />
        <Bottom>
          <Copyright>
            <RichText>{t('Copywrite')}</RichText>
          </Copyright>
          <SocialLinks />
        </Bottom>
      </Ground>
    </footer>
  );
}

const Ground = styled('div', {
  paddingInline: '$pad',
  // The large padding at the end leaves room for the floating chat button.
  paddingBlock: '72px $space$112',
  ground: 'ink',
  '@md': { paddingBlock: '104px $space$96' },
  '@print': { paddingBlock: '$24 0', borderBlockStart: '$borderWidths$line solid' },
});

const Bottom = styled('div', {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '$16',
  marginBlockStart: '$56',
  paddingBlockStart: '$28',
  borderBlockStart: '$borderWidths$line solid $lineDark',
  '@md': {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockStart: '$80',
  },
  '@print': { marginBlockStart: '$16', paddingBlockStart: '$12' },
});

const Copyright = styled('p', { color: '$muteDark', text: 'label' });
