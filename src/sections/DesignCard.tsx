import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom, fromCallback } from 'xstate';
import { type DesignCardEvent, designCardMachines } from '../../machines/designCardMachine';
import type { rotationMachine } from '../../machines/rotationMachine';
import { inLanguage } from '../content/bilingual';
import type { Design } from '../content/designs';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Icon } from '../ui/Icon';
import { newTab } from '../ui/newTab';
import { PictureStack } from '../ui/PictureStack';
import { VariantPill } from '../ui/VariantPill';

interface DesignCardProps {
  readonly design: Design;
  readonly rotation: ActorRefFrom<typeof rotationMachine>;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** Tells a card to hold while the section's pictures rest, and to go on when they turn. */
const follow = (rotation: DesignCardProps['rotation']) =>
  fromCallback<DesignCardEvent>(({ sendBack }) => {
    const report = (snapshot: ReturnType<typeof rotation.getSnapshot>) =>
      sendBack({ type: snapshot.matches('playing') ? 'release' : 'hold' });
    report(rotation.getSnapshot());
    const subscription = rotation.subscribe(report);
    return () => subscription.unsubscribe();
  });

/** One design category: its turning picture, its variants, and once it is selected its text and folder. */
export function DesignCard({ design, rotation, isSelected, onSelect }: DesignCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, send] = useMachine(
    designCardMachines[design.id].provide({ actors: { followSection: follow(rotation) } }),
  );
  const shown = design.images.find(({ id }) => state.matches({ picture: id })) ?? design.images[0];
  const isTurning = state.matches({ picture: { [shown.id]: 'showing' } });
  const title = inLanguage(design, 'title', language);
  const description = inLanguage(design, 'description', language);
  return (
    <Card
      role="group"
      aria-labelledby={`design-${design.id}`}
      isSelected={isSelected}
      onFocus={(event) => event.target.matches(':focus-visible') && send({ type: 'entered' })}
      onBlur={(event) =>
        event.currentTarget.contains(event.relatedTarget) || send({ type: 'left' })
      }
    >
      {/* Pictures that turn by themselves are not read out; the one that a visitor picks is. */}
      <Photo aria-live={isTurning ? 'off' : 'polite'}>
        <PictureStack
          pictures={design.images.map((image) => ({
            name: image.image,
            alt: inLanguage(image, 'alt', language),
          }))}
          shown={shown.image}
          sizes="(min-width: 1100px) 569px, max(100vw, 445px)"
        />
      </Photo>
      <Scrim isSelected={isSelected} />
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
        {isSelected ? (
          <Description>{description}</Description>
        ) : (
          <noscript>
            <Description>{description}</Description>
          </noscript>
        )}
        <Choices isSelected={isSelected}>
          <Variants role="group" aria-label={t('Variants', { title })}>
            {design.images.map((image) => (
              <VariantPill
                key={image.id}
                type="button"
                aria-pressed={image === shown}
                onClick={() => send({ type: 'pick', picture: image.id })}
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
    </Card>
  );
}

const Card = styled('div', {
  '--focus': '$colors$lit',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  overflow: 'hidden',
  background: '$ink',
  color: '$white',
  variants: {
    isSelected: {
      true: {
        minBlockSize: '500px',
        // 568 of 1280 px beside four of 176. Said for all layouts, so that a change of layout sets nothing in motion.
        flexGrow: 3.227,
        '@lg': { flexBasis: 0, minInlineSize: 0, minBlockSize: 0 },
      },
      false: {
        minBlockSize: '184px',
        flexGrow: 1,
        '@lg': { flexBasis: 0, minInlineSize: 0, minBlockSize: 0 },
      },
    },
  },
  '@lg': { '@motion': { transition: 'flex-grow $travel' } },
});

const Photo = styled('div', { position: 'absolute', inset: 0 });

/** Darkens the picture towards the words. */
const Scrim = styled('div', {
  position: 'absolute',
  inset: 0,
  zIndex: '$raised',
  variants: {
    isSelected: {
      true: {
        background:
          'linear-gradient(180deg, rgba(12,10,8,0) 26%, rgba(12,10,8,.86) 56%, rgba(12,10,8,.95))',
        '@lg': {
          background:
            'linear-gradient(180deg, rgba(12,10,8,0) 46%, rgba(12,10,8,.9) 74%, rgba(12,10,8,.95))',
        },
      },
      false: {
        background:
          'linear-gradient(180deg, rgba(12,10,8,.2) 0, rgba(12,10,8,.8) 36%, rgba(12,10,8,.95))',
        '@lg': {
          background:
            'linear-gradient(180deg, rgba(12,10,8,.1) 0, rgba(12,10,8,.3) 38%, rgba(12,10,8,.95) 62%)',
        },
      },
    },
  },
});

/** Not positioned, so that what covers the whole card can be measured from the card. */
const Words = styled('div', {
  zIndex: '$raised',
  padding: '$24 $space$20',
  variants: {
    isSelected: {
      true: { '@md': { padding: '$24' } },
      false: { '@md': { padding: '$24' }, '@lg': { padding: '$24 $space$16' } },
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

const Description = styled('p', {
  maxInlineSize: '440px',
  marginBlockStart: '$8',
  color: '$bodyDark',
  fontSize: '$cardText',
  lineHeight: '$cardText',
  '@md': { fontSize: '$cardTextWide' },
});

const Choices = styled('div', {
  position: 'relative',
  zIndex: '$raised',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$16',
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

const Variants = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$8' });

const Browse = styled(Button, { flex: 'none' });
