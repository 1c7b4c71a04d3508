import { useTranslation } from 'react-i18next';
import { inLanguage } from '../content/bilingual';
import type { Design, Variant } from '../content/designs';
import { useLanguage } from '../language';
import { keyframes, styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Icon } from '../ui/Icon';
import { newTab } from '../ui/newTab';
import { VariantPill } from '../ui/VariantPill';

interface DesignWordsProps {
  readonly design: Design;
  readonly shown: Variant;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onPick: (id: string) => void;
}

/** What a design card says and offers: its title, a pill for each variant, and once it is selected its text and folder. */
export function DesignWords({ design, shown, isSelected, onSelect, onPick }: DesignWordsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = inLanguage(design, 'title', language);
  return (
    <Words isSelected={isSelected}>
      <Title as="h3" size="card" isSelected={isSelected}>
        <Select
          type="button"
          id={`design-${design.id}`}
          aria-expanded={isSelected}
          onClick={onSelect}
        >
          {title}
        </Select>
      </Title>
      <Description isSelected={isSelected}>
        {inLanguage(design, 'description', language)}
      </Description>
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
    </Words>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

/** Not positioned, so that what covers the whole card can be measured from the card. */
const Words = styled('div', {
  zIndex: '$raised',
  paddingBlock: '$24',
  paddingInline: '$pad',
  variants: {
    isSelected: {
      true: {
        // They come when the card has opened; meanwhile its width moves their lines.
        '@lg': {
          paddingInline: '$24',
          '@motion': { animation: `${appear} 280ms ease-out 280ms backwards` },
        },
        '@full': { paddingBlockEnd: '$32', paddingInline: '$32' },
      },
      false: {
        '@lg': { paddingInline: '$12 $space$8' },
        '@full': { paddingInlineStart: '$20' },
      },
    },
  },
});

const Title = styled(Heading, {
  variants: {
    isSelected: {
      true: { fontSize: '$expanded', '@md': { fontSize: '$expandedWide' } },
      false: {},
    },
  },
});

/** The whole card presses it; the pills and the folder lie above. */
const Select = styled('button', {
  minInlineSize: '$pressable',
  minBlockSize: '$variant',
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: '$light',
  textAlign: 'start',
  '&::before': { content: '', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '',
    position: 'absolute',
    inset: '4px',
    outline: '2px solid $colors$lit',
  },
});

/** It lies above what presses the card, so that it can be marked and copied; on paper, and without scripts, each is told. */
const Description = styled('p', {
  position: 'relative',
  zIndex: '$raised',
  maxInlineSize: '440px',
  marginBlockStart: '$8',
  color: '$bodyDark',
  fontSize: '$cardText',
  lineHeight: '$cardText',
  '@md': { fontSize: '$cardTextWide' },
  variants: {
    isSelected: {
      true: {},
      false: {
        display: 'none',
        '@scriptless': { display: 'block' },
        '@print': { display: 'block' },
      },
    },
  },
});

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
