import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Design, Variant } from '../../content/designs';
import { useActor } from '../../hooks/useActor';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { newTab } from '../../hooks/useChatLink';
import { VariantPill } from '../../ui/VariantPill';
import { onceWordsLeft } from './changeOfWords';

interface DesignChoicesProps {
  readonly design: Design;
  readonly isSelected: boolean;
}

/** The controls of a design card: a pill for each variant and, while the card is selected, the link to its folder of drawings. */
export function DesignChoices({ design, isSelected }: DesignChoicesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = inLanguage(design, 'title', language);
  return (
    <Choices isSelected={isSelected}>
      <Variants role="group" aria-label={t('Variants', { title })}>
        {design.images.map((variant) => (
          <DesignVariant key={variant.id} design={design} variant={variant} />
        ))}
      </Variants>
      {isSelected && design.link && (
        <Browse {...newTab} href={design.link} kind="primary" size="small">
          <span>{t('Browse_Designs')}</span>
          <Icon name="arrowOut" />
        </Browse>
      )}
    </Choices>
  );
}

function DesignVariant({ design, variant }: { design: Design; variant: Variant }) {
  const language = useLanguage();
  const actor = useActor(design.id);
  const isShown = useSelector(actor, ({ value }) => variant.id in Object(value.picture));
  const isChosen = useSelector(
    useActor('choices'),
    ({ context }) => context[design.id] === variant.id,
  );
  return (
    <VariantPill
      isChosen={isChosen}
      // Marks the variant that the visitor chose and `YourElevator` names; the first variant is the default and gets no mark.
      isMarked={isChosen && variant !== design.images[0]}
      type="button"
      aria-pressed={isShown}
      onClick={() => actor.send({ type: 'pick', picture: variant.id })}
    >
      {inLanguage(variant, 'title', language)}
    </VariantPill>
  );
}

const Choices = styled('div', {
  position: 'relative',
  zIndex: '$raised',
  row: '$12',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginBlockStart: '$16',
  pointerEvents: 'none',
  '@print': { minBlockSize: '0 !important', marginBlockStart: 0 },
  '& > * > *, & > a': { pointerEvents: 'auto' },
  variants: {
    isSelected: {
      // Keeps the height of the link to the folder, because the link disappears before the card's words have faded out.
      true: { '@laptop': { minBlockSize: '$pressable' } },
      // At least as high as three pills below each other.
      false: {
        '@laptop': { alignItems: 'start', minBlockSize: '124px' },
        '@scriptless': { minBlockSize: 0 },
      },
    },
  },
});

const Variants = styled('div', { wraps: '6px' });

const Browse = styled(Button, { flex: 'none', ...onceWordsLeft });
