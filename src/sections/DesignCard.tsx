import { useMachine, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ActorRefFrom, fromCallback } from 'xstate';
import { type DesignCardEvent, designCardMachines } from '../../machines/designCardMachine';
import type { designsMachine } from '../../machines/designsMachine';
import type { rotationMachine } from '../../machines/rotationMachine';
import { inLanguage } from '../content/bilingual';
import type { Design } from '../content/designs';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { PictureStack } from '../ui/PictureStack';
import { DesignWords } from './DesignWords';

interface DesignCardProps {
  readonly design: Design;
  readonly choice: ActorRefFrom<typeof designsMachine>;
  readonly rotation: ActorRefFrom<typeof rotationMachine>;
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
export function DesignCard({ design, choice, rotation }: DesignCardProps) {
  const language = useLanguage();
  const isSelected = useSelector(choice, (snapshot) => snapshot.matches(design.id));
  const machine = useMemo(
    () => designCardMachines[design.id].provide({ actors: { followSection: follow(rotation) } }),
    [design.id, rotation],
  );
  const [state, send] = useMachine(machine);
  const shown = design.images.find(({ id }) => state.matches({ picture: id })) ?? design.images[0];
  const isTurning = state.matches({ picture: { [shown.id]: 'showing' } });
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
      <DesignWords
        design={design}
        shown={shown}
        isSelected={isSelected}
        onSelect={() => choice.send({ type: 'select', option: design.id })}
        onPick={(picture) => send({ type: 'pick', picture })}
      />
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
        // As high as its text is large, which thus stands where the picture is dark: 500 px, or 184.
        minBlockSize: '31.25rem',
        '@print': { minBlockSize: 0 },
        // 568 of 1280 px beside four of 176. Said for all layouts, so that a change of layout sets nothing in motion.
        flexGrow: 3.227,
        '@lg': { flexBasis: 0, minInlineSize: 0, minBlockSize: 0 },
        '@scriptless': { flexBasis: 'auto', minBlockSize: '31.25rem' },
      },
      false: {
        minBlockSize: '11.5rem',
        '@print': { minBlockSize: 0 },
        flexGrow: 1,
        // No narrower than the longest pill.
        '@lg': { flexBasis: 0, minInlineSize: '164px', minBlockSize: 0 },
        '@scriptless': { flexBasis: 'auto', minBlockSize: '31.25rem' },
      },
    },
  },
  '@lg': { '@motion': { transition: 'flex-grow $travel' } },
});

const Photo = styled('div', {
  position: 'absolute',
  inset: 0,
  transition: 'filter $state',
  '@hover': { ':hover > &': { filter: 'brightness(1.08)' } },
  '@print': { display: 'none' },
});

/** Darkens the picture towards the words. */
const Scrim = styled('div', {
  position: 'absolute',
  inset: 0,
  '@print': { display: 'none' },
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
