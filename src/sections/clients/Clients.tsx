import { useTranslation } from 'react-i18next';
import { clients } from '../../content/clients';
import { styled } from '../../style/stitches.config';
import { Heading } from '../../ui/Heading';
import { List } from '../../ui/List';
import { Section } from '../../ui/Section';
import { ClientTile } from './ClientTile';

/** The five client types as tiles, each taller than the one before. */
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

/** The border, as wide as the page, is the floor line under the tiles. */
const Stairs = styled(Section, {
  borderBlockEnd: '$borderWidths$line solid $ink',
  '@md': { position: 'relative', paddingBlockStart: '$16' },
});

const Title = styled(Heading, {
  marginBlockEnd: '$32',
  '@md': { position: 'absolute', marginBlockEnd: 0 },
});

const Tiles = styled(List, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '$gap',
  // Two columns, or one where the text is too large for two.
  '@phone': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))' },
  '@md': { gridTemplateColumns: 'repeat(5, 1fr)', alignItems: 'end' },
  // Dims all tiles but the one under the pointer.
  '@hover': { '&:has(:hover) > :not(:hover)': { filter: 'brightness(.82)' } },
});

/**
 * The box of a tile. In the wide layout, each is 60 px taller than the one before, from 320 to 560 px. In the small layout, the height
 * suits the elevator doors in the pictures.
 */
const Step = styled('li', {
  '@motion': { transition: 'filter 280ms ease-out' },
  blockSize: '50vw',
  '&:nth-child(n + 4)': { blockSize: '66vw' },
  '&:last-child': { gridColumn: 'span 2' },
  '@phone': {
    '&:nth-child(n)': { blockSize: '72vw' },
    '&:last-child': { gridColumn: '1 / -1', blockSize: '100vw' },
  },
  '@md': {
    blockSize: '320px',
    '&:last-child': { gridColumn: 'auto' },
    '&:nth-child(2)': { blockSize: '380px' },
    '&:nth-child(3)': { blockSize: '440px' },
    '&:nth-child(4)': { blockSize: '500px' },
    '&:nth-child(5)': { blockSize: '560px' },
  },
});
