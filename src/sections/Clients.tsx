import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { clients, type ClientType } from '../content/clients';
import { useActor } from '../effects/useActor';
import { inLanguage } from '../i18n/bilingual';
import { useLanguage } from '../i18n/language';
import { styled } from '../style/stitches.config';
import { elementIds } from '../ui/elementIds';
import { Heading } from '../ui/Heading';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';

/** Five kinds of clients as tiles that climb like a staircase; a tile's title rises on hover. */
export function Clients() {
  const { t } = useTranslation();
  return (
    <Stairs space="none" aria-labelledby="clientsHeading">
      <Title size="section" id="clientsHeading">
        {t('Our_Clients')}
      </Title>
      <Tiles>
        {clients.map((client) => (
          <Step key={client.id}>
            <ClientTile client={client} />
          </Step>
        ))}
      </Tiles>
    </Stairs>
  );
}

function ClientTile({ client }: { client: ClientType }) {
  const language = useLanguage();
  const isDismissed = useSelector(useActor(client.id), (state) => state.matches('dismissed'));
  return (
    <Tile
      id={elementIds.clientTile(client.id)}
      aria-label={inLanguage(client, 'title', language)}
      // The keyboard's way to what the pointer gets by hovering.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dismissed={isDismissed}
    >
      <Picture
        name={client.image}
        alt={inLanguage(client, 'alt', language)}
        // The last tile spans both columns of a phone.
        sizes={`(min-width: 768px) 256px, ${client === clients.at(-1) ? 100 : 50}vw`}
      />
      <Caption>{inLanguage(client, 'title', language)}</Caption>
    </Tile>
  );
}

/** The line at their foot is the ground, from edge to edge. */
const Stairs = styled(Section, {
  borderBlockEnd: '$borderWidths$line solid $ink',
  '@md': { position: 'relative', paddingBlockStart: '$16' },
  '@print': { border: 0 },
});

const Title = styled(Heading, {
  marginBlockEnd: '$32',
  '@md': { position: 'absolute', marginBlockEnd: 0 },
  '@print': { position: 'static', marginBlockEnd: '$12' },
});

const Tiles = styled('ul', {
  display: 'grid',
  // Two columns, or one where the text is too large for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  gap: '$gap',
  '@md': { gridTemplateColumns: 'repeat(5, 1fr)', alignItems: 'end' },
});

/** Each step is 82 px higher than the last: 232 to 560. */
const Step = styled('li', {
  blockSize: '200px',
  '&:last-child': { gridColumn: '1 / -1' },
  '@md': {
    blockSize: '232px',
    '&:last-child': { gridColumn: 'auto' },
    '&:nth-child(2)': { blockSize: '314px' },
    '&:nth-child(3)': { blockSize: '396px' },
    '&:nth-child(4)': { blockSize: '478px' },
    '&:nth-child(5)': { blockSize: '560px' },
  },
  '@print': { '&:nth-child(n)': { blockSize: 'auto' } },
});

const Caption = styled('figcaption', {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: '$12 $space$16',
  background: '$ink',
  color: '$white',
  '@forced': { borderBlockStart: '$borderWidths$line solid CanvasText' },
  fontSize: '$body',
  lineHeight: '$label',
  '@md': {
    padding: '$16 $space$20',
    fontSize: '$row',
    fontWeight: '$light',
    lineHeight: '$row',
  },
  '@hover': { '@md': { visibility: 'hidden', translate: '0 100%' } },
  '@print': { position: 'static', padding: 0, visibility: 'visible', translate: 'none' },
});

const Tile = styled('figure', {
  position: 'relative',
  overflow: 'hidden',
  blockSize: '100%',
  objectPosition: '50% 100%',
  'li:last-child > &': { objectPosition: '50% 78%', '@md': { objectPosition: '50% 100%' } },
  '--focus': '$colors$lit',
  '&::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    boxShadow: 'inset 0 0 0 3px $colors$brass',
    opacity: 0,
    transition: 'opacity $state',
    pointerEvents: 'none',
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
          '@motion': { transition: 'translate $state' },
        },
      },
    },
  },
});
