import { useTranslation } from 'react-i18next';
import { yearsOfExperience } from '../../content/benefits';
import { plainText } from '../../i18n/plainText';
import { RichText } from '../../i18n/RichText';
import { materials } from '../../style/materials';
import { acrossHalf } from '../../style/media';
import { styled } from '../../style/stitches.config';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { VerifiedBadge } from './VerifiedBadge';

/** Two panels side by side, like an elevator's doors: the years of experience, and a picture with the badge. */
export function ExperienceAndBadge() {
  const { t } = useTranslation();
  return (
    <Panels>
      <Years>
        <VisuallyHidden>
          {`${yearsOfExperience} ${plainText(t('Years_Of_Experience'))}`}
        </VisuallyHidden>
        <Figure aria-hidden>{yearsOfExperience}</Figure>
        <Unit aria-hidden>
          <RichText>{t('Years_Of_Experience')}</RichText>
        </Unit>
      </Years>
      <Photo>
        <Picture
          name="why"
          alt=""
          sizes={`(min-width: 1100px) 320px, (min-width: 768px) 400px, ${acrossHalf}`}
        />
        <VerifiedBadge />
      </Photo>
    </Panels>
  );
}

const Panels = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: '$gap',
  '@md': { gridTemplateColumns: '220px 220px' },
  '@lg': { gridTemplateColumns: '250px 250px' },
  '@xl': { gridTemplateColumns: '312px 312px' },
});

const Years = styled('p', {
  column: 0,
  justifyContent: 'space-between',
  containerType: 'inline-size',
  padding: '$20 $space$16',
  ...materials.brass,
  '@md': { padding: '$32 $space$28' },
  '@xl': { padding: '$36' },
});

const Figure = styled('span', {
  // As large as fits the panel.
  fontSize: 'min($fontSizes$years, 80cqi)',
  fontWeight: '$light',
  lineHeight: '$years',
  letterSpacing: '$years',
  whiteSpace: 'nowrap',
  marginInlineStart: '-0.065em',
  '@md': { fontSize: '8.5rem', paddingBlockStart: '$12' },
  '@lg': { fontSize: '9.5rem' },
  '@xl': { fontSize: '$yearsWide' },
});

const Unit = styled('span', {
  fontWeight: '$light',
  textGrows: 'row',
});

const Photo = styled('div', {
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: '300px',
  '& > picture': { covers: 0 },
  '@md': { minBlockSize: '640px' },
});
