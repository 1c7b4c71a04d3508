import { useSelector } from '@xstate/react';
import { clients, type ClientType } from '../../content/clients';
import { useActor } from '../../hooks/useActor';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { acrossHalf, acrossPhone } from '../../style/media';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Picture } from '../../ui/Picture';

/** The tile of a client type: a picture, and a title that appears on hover and on focus. */
export function ClientTile({ client }: { client: ClientType }) {
  const language = useLanguage();
  const isDismissed = useSelector(useActor(client.id), (state) => state.matches('dismissed'));
  return (
    <Tile
      id={elementIds.clientTile(client.id)}
      aria-label={inLanguage(client, 'title', language)}
      // Focus shows the title as hovering does, so the keyboard must be able to reach the tile.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dismissed={isDismissed}
    >
      <Picture
        name={client.image}
        alt={inLanguage(client, 'alt', language)}
        // The last tile spans both columns of the small layout.
        sizes={`(min-width: 768px) 256px, ${client === clients.at(-1) ? acrossPhone : acrossHalf}`}
      />
      <Caption>{inLanguage(client, 'title', language)}</Caption>
    </Tile>
  );
}

const Caption = styled('figcaption', {
  padding: '$8 $space$12',
  background: '$ink',
  color: '$white',
  fontSize: '0.9375rem',
  lineHeight: '$label',
  '@forced': { borderBlockStart: '$borderWidths$line solid CanvasText' },
  // Small enough for the longest title to fit on one line in a tile of 139 px.
  '@narrow': { paddingInline: '$8', fontSize: '0.8125rem' },
  // Smaller type than in wide tiles (`@laptop`), because the longest word must fit: in Arabic it takes 108 of the 115 px that a tile
  // has for it in a window of 768 px.
  '@md': { display: 'flex', alignItems: 'center', padding: '$16 $space$12' },
  // On touch screens all titles are shown, so a title of one line gets the same height as a title of two.
  '@touch': { '@md': { minBlockSize: 'calc(2lh + $space$32)' } },
  '@laptop': {
    paddingInline: '$20',
    text: 'row',
    fontWeight: '$light',
  },
  '@hover': {
    '@md': {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      visibility: 'hidden',
      translate: '0 100%',
    },
  },
  '@motion': { transition: 'translate $state, visibility $state' },
});

const Tile = styled('figure', {
  position: 'relative',
  display: 'grid',
  // Where the caption is always shown, it is in the second row, below the picture.
  gridTemplateRows: 'minmax(0, 1fr) auto',
  overflow: 'hidden',
  blockSize: '100%',
  objectPosition: '50% 100%',
  '--focus': '$colors$lit',
  // In narrow tiles, these positions keep the lamp and the call plate in the picture from being cut off.
  'li:first-child > &': { objectPosition: '100% 100%' },
  'li:nth-child(3) > &': { objectPosition: '66% 100%' },
  'li:nth-child(4) > &': { objectPosition: '58% 100%' },
  'li:last-child > &': {
    objectPosition: '40% 87%',
    '@md': { objectPosition: '40% 100%' },
    '@laptop': { objectPosition: '95% 100%' },
  },
  '&::before, &::after': { content: '', covers: 0, opacity: 0, pointerEvents: 'none' },
  '&::after': { boxShadow: 'inset 0 0 0 3px $colors$brass', transition: 'opacity $state' },
  // A glow that rises from the foot of the tile.
  '&::before': {
    background: 'linear-gradient(0deg, rgba(255,184,92,.42), rgba(255,184,92,0) 56%)',
    '@motion': {
      translate: '0 24px',
      transition: 'opacity 280ms ease-out, translate 280ms ease-out',
    },
  },
  '&:focus-visible': { outlineOffset: '-6px' },
  '@hover': { '&:hover::after, &:focus::after': { opacity: 1 } },
  variants: {
    dismissed: {
      true: {},
      false: {
        [`&:is(:hover, :focus) ${Caption}`]: {
          visibility: 'visible',
          translate: 'none',
        },
        '@hover': { '&:is(:hover, :focus)::before': { opacity: 1, translate: 'none' } },
      },
    },
  },
});
