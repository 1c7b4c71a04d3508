import { useSelector } from '@xstate/react';
import type { Design, Variant } from '../../content/designs';
import { useActor } from '../../hooks/useActor';
import { useIsNear } from '../../hooks/useIsNear';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { PictureStack } from '../../ui/PictureStack';
import { StackedPicture } from '../../ui/StackedPicture';

/** The pictures of a design category; one of them is shown. */
export function DesignPhoto({ design }: { design: Design }) {
  const isRotating = useSelector(useActor(design.id), (state) => state.hasTag('rotating'));
  const isNear = useIsNear(elementIds.designCard(design.id));
  return (
    // Screen readers announce a picture that the visitor picks, but not the pictures of the rotation.
    <Photo aria-live={isRotating ? 'off' : 'polite'} isRotating={isRotating} of={design.id}>
      <PictureStack isNear={isNear}>
        {design.images.map((variant) => (
          <DesignPicture key={variant.id} design={design} variant={variant} />
        ))}
      </PictureStack>
    </Photo>
  );
}

function DesignPicture({ design, variant }: { design: Design; variant: Variant }) {
  const language = useLanguage();
  const isShown = useSelector(
    useActor(design.id),
    ({ value }) => variant.id in Object(value.picture),
  );
  const isChosen = useSelector(
    useActor('choices'),
    ({ context }) => context[design.id] === variant.id,
  );
  return (
    <StackedPicture
      isShown={isShown}
      isChosen={isChosen}
      name={variant.image}
      alt={inLanguage(variant, 'alt', language)}
      sizes="(min-width: 900px) 569px, (min-resolution: 2.5dppx) max(66vw, 297px), max(100vw, 445px)"
    />
  );
}

const Photo = styled('div', {
  covers: 0,
  transition: 'filter $state',
  '@hover': { ':hover > &': { filter: 'brightness(1.08)' } },
  '@tablet': { insetInlineStart: '42%' },
  '@print': { position: 'static', blockSize: '44mm', filter: 'none' },
  // The rotation changes all cards' pictures at the same time; `--wait` delays each, so that they open one after the other.
  variants: {
    isRotating: { true: { '--wait': 'var(--turn)' } },
    // A low, wide card shows a third of its picture's height. These positions choose the third that shows the subject best, and that
    // has no keypad and no handrail under the title and the ring.
    of: {
      // Narrow cards, and cards on narrow phones, would cut off the keypad, so they show the corner beside the back wall.
      cabins: {
        objectPosition: '62% 9%',
        '@narrow': { objectPosition: '14% 9%' },
        '@laptop': { objectPosition: '36% 9%' },
      },
      doors: { objectPosition: '50% 4%' },
      buttons: {
        objectPosition: '52% 56%',
        '@small': { insetInlineStart: 'var(--aside, 0)' },
        '@md': { objectPosition: '52% 43%' },
      },
      walls: { objectPosition: '50% 62%', '@md': { objectPosition: '50% 54%' } },
      flooring: { objectPosition: '50% 50%' },
    },
  },
});
