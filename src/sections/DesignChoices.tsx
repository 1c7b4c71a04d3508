import { useTranslation } from 'react-i18next';
import { inLanguage } from '../content/bilingual';
import type { Design, Variant } from '../content/designs';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { newTab } from '../ui/newTab';
import { VariantPill } from '../ui/VariantPill';

interface DesignChoicesProps {
  readonly design: Design;
  readonly shown: Variant;
  readonly isSelected: boolean;
  readonly onPick: (id: string) => void;
}

/** What a design card offers: a pill for each variant, and once it is selected its folder. */
export function DesignChoices({ design, shown, isSelected, onPick }: DesignChoicesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = inLanguage(design, 'title', language);
  return (
    <Choices isSelected={isSelected}>
      <Variants role="group" aria-label={t('Variants', { title })}>
        {design.images.map((image) => (
          <VariantPill
            key={image.id}
            type="button"
            aria-pressed={image === shown}
            onClick={() => onPick(image.id)}
          >
            {inLanguage(image, 'title', language)}
          </VariantPill>
        ))}
      </Variants>
      {isSelected && design.link && (
        <Browse {...newTab} href={design.link} kind="primary" size="small">
          {t('Browse_Designs')}
          <Icon name="arrowOut" />
        </Browse>
      )}
    </Choices>
  );
}

const Choices = styled('div', {
  position: 'relative',
  zIndex: '$raised',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$12',
  marginBlockStart: '$16',
  pointerEvents: 'none',
  '& > * > *, & > a': { pointerEvents: 'auto' },
  variants: {
    isSelected: {
      true: {},
      false: { '@lg': { alignItems: 'start', minBlockSize: '124px' } },
    },
  },
});

const Variants = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '6px' });

const Browse = styled(Button, { flex: 'none' });
