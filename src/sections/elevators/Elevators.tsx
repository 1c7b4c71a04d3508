import { useTranslation } from 'react-i18next';
import { elevators } from '../../content/elevators';
import { acrossPhone } from '../../style/media';
import { scriptless } from '../../style/scriptless';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { TabPanel } from '../TabPanel';
import { TabPictures } from '../TabPictures';
import { ElevatorFacts } from './ElevatorFacts';
import { ElevatorPills } from './ElevatorPills';

/** A pill for each elevator type, and the selected type's picture and advantages. */
export function Elevators() {
  const { t } = useTranslation();
  return (
    <Columns surface="ink" space="none" aria-labelledby={elementIds.heading('elevators')}>
      <Title size="section" id={elementIds.heading('elevators')}>
        {t('Elevators')}
      </Title>
      <ElevatorPills />
      <Panel section="elevators">
        <Photo>
          <TabPictures
            section="elevators"
            parts={elevators}
            sizes={`(min-width: 1100px) 664px, (min-width: 768px) 56vw, ${acrossPhone}`}
          />
        </Photo>
        <Facts>
          {elevators.map((elevator) => (
            <ElevatorFacts key={elevator.id} elevator={elevator} />
          ))}
        </Facts>
      </Panel>
    </Columns>
  );
}

const Columns = styled(Section, {
  display: 'grid',
  gap: '$28',
  paddingBlock: '$88',
  // No padding, so that the picture reaches the section's lower edge.
  '@md': { paddingBlockEnd: 0 },
  '@lg': {
    gridTemplateColumns: '208px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '0 $space$36',
    paddingBlock: 0,
  },
  '@full': { gridTemplateColumns: '248px minmax(0, 1fr)', columnGap: '$56' },
  '@print': { paddingBlock: '$24 0', gap: '$12' },
});

const Title = styled(Heading, {
  '@lg': { paddingBlockStart: '$128' },
  '@full': { fontSize: '4rem' },
});

const Panel = styled(TabPanel, {
  display: 'grid',
  gap: '$28',
  '&:focus-visible': { outlineOffset: '-6px' },
  '@md': { gridTemplateColumns: '7fr 5fr', gap: '$36', alignItems: 'center' },
  '@lg': {
    alignItems: 'end',
    gridColumn: 2,
    gridRow: '1 / 3',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
  },
  '@full': { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: '$56' },
  '@scriptless': {
    alignItems: 'start',
    '@lg': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: '$96' },
  },
  '@print': { gridTemplateColumns: '3fr 4fr', gap: '8mm', alignItems: 'start' },
});

const Photo = styled('div', {
  overflow: 'clip',
  aspectRatio: '5 / 6',
  marginInline: 'calc(-1 * $space$pad)',
  // Fades the picture into the dark background at its edges, except at edges of the section.
  '--fade': 'linear-gradient(transparent, #000 5% 95%, transparent)',
  maskImage: 'var(--fade)',
  // Shows no pixel darker than the background, so that the picture's edges do not show.
  mixBlendMode: 'lighten',
  // With forced colours the background may be white: on white, `lighten` would leave nothing of the picture.
  '@forced': { mixBlendMode: 'normal' },
  '@md': {
    marginInlineEnd: 0,
    '--onward': '90deg',
    '--fade':
      'linear-gradient(transparent, #000 12%), linear-gradient(var(--onward), #000 80%, transparent)',
    maskComposite: 'intersect',
    '[dir=rtl] &': { '--onward': '270deg' },
  },
  // Places hidden pictures 24 px above or below the shown one. A selected picture slides in, like an elevator car from its floor.
  '@motion': {
    '& > div > *': { translate: '0 -24px' },
    '& > div > :has(> [aria-hidden=false]) ~ *': { translate: '0 24px' },
    '& > div > :has(> [aria-hidden=false])': { translate: 'none' },
  },
  ...scriptless({ '& > div > *': { translate: 'none !important' } }),
  // High enough to show a whole traction machine in the picture.
  '@lg': {
    blockSize: 'min(62vw, 796px)',
    aspectRatio: 'auto',
    '--fade': 'none',
    marginInline: 0,
    borderInline: '$borderWidths$mark solid $colors$lineDark',
    '@scriptless': { '& > div': { gridAutoColumns: '60%' } },
  },
  '@print': {
    blockSize: '68mm',
    marginInline: 0,
    border: 0,
    mixBlendMode: 'normal',
    '--fade': 'none',
  },
});

/**
 * Stacks the facts of all types in one place, so that no title moves when another type is selected. Without scripts, lists them one below
 * the other, or on wide screens in columns.
 */
const Facts = styled('div', {
  display: 'grid',
  gap: '$36',
  alignItems: 'start',
  '@print': { display: 'block', paddingBlockEnd: 0 },
  '@md': { paddingBlockEnd: '$56' },
  '@lg': {
    paddingBlockEnd: '$112',
    '@scriptless': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
