import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { elevators } from '../content/elevators';
import { useActor } from '../effects/useActor';
import { useIsNear } from '../effects/useIsNear';
import { styled } from '../style/stitches.config';
import { Heading } from '../ui/Heading';
import { PictureStack } from '../ui/PictureStack';
import { Section } from '../ui/Section';
import { ElevatorFacts } from './ElevatorFacts';
import { ElevatorPicture } from './ElevatorPicture';
import { ElevatorPills } from './ElevatorPills';

const panelId = 'elevatorPanel';

/** A pill for each elevator type; the picture and the points of the selected one. */
export function Elevators() {
  const { t } = useTranslation();
  const isNear = useIsNear(panelId);
  return (
    <Panel surface="ink" space="none" aria-labelledby="elevatorsHeading">
      <Title size="section" id="elevatorsHeading">
        {t('Elevators')}
      </Title>
      <ElevatorPills panelId={panelId} />
      <ElevatorPanel>
        <Photo>
          <PictureStack isNear={isNear}>
            {elevators.map((elevator) => (
              <ElevatorPicture key={elevator.id} elevator={elevator} />
            ))}
          </PictureStack>
        </Photo>
        <Facts>
          {elevators.map((elevator) => (
            <ElevatorFacts key={elevator.id} elevator={elevator} />
          ))}
        </Facts>
      </ElevatorPanel>
    </Panel>
  );
}

/** The panel of the selected pill. */
function ElevatorPanel({ children }: { children: ReactNode }) {
  const selected = useSelector(useActor('elevators'), ({ value }) => value);
  return (
    <Shown
      role="tabpanel"
      id={panelId}
      aria-labelledby={`elevator-${selected}`}
      // A panel with nothing to press in it is a stop of its own.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </Shown>
  );
}

const Panel = styled(Section, {
  display: 'grid',
  gap: '$28',
  paddingBlock: '$88',
  // The picture stands on the section's edge.
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

const Title = styled(Heading, { '@lg': { paddingBlockStart: '$128' } });

const Shown = styled('div', {
  display: 'grid',
  gap: '$28',
  '&:focus-visible': { outlineOffset: '-6px' },
  '@md': { gridTemplateColumns: '7fr 5fr', gap: '$36', alignItems: 'end' },
  '@lg': {
    gridColumn: 2,
    gridRow: '1 / 3',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
  },
  '@full': { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: '$56' },
});

const Photo = styled('div', {
  blockSize: '320px',
  marginInline: 'calc(-1 * $space$pad)',
  '@md': { blockSize: 'auto', aspectRatio: '5 / 6', marginInlineEnd: 0 },
  // As high as lets the whole machine be seen.
  '@lg': { blockSize: 'min(62vw, 796px)', aspectRatio: 'auto', marginInline: 0 },
  '@print': { display: 'none' },
});

const Facts = styled('div', {
  '@print': { columns: 2 },
  '@md': { paddingBlockEnd: '$56' },
  '@lg': { paddingBlockEnd: '$112' },
});
