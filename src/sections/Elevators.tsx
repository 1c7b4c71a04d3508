import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { inLanguage } from '../content/bilingual';
import { elevators, type ElevatorType } from '../content/elevators';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { Heading } from '../ui/Heading';
import { PictureStack } from '../ui/PictureStack';
import { Section } from '../ui/Section';
import { ElevatorFacts } from './ElevatorFacts';
import { ElevatorPills } from './ElevatorPills';

/** A pill for each elevator type; the picture and the points of the selected one. */
export function Elevators() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, send] = useMachine(elevatorsMachine);
  const select = useCallback(
    (option: ElevatorType['id']) => send({ type: 'select', option }),
    [send],
  );
  const selected = elevators.find(({ id }) => state.matches(id)) ?? elevators[0];
  return (
    <Panel surface="ink" space="none" aria-labelledby="elevatorsHeading">
      <Title size="section" id="elevatorsHeading">
        {t('Elevators')}
      </Title>
      <ElevatorPills selected={selected.id} onSelect={select} />
      <Shown
        role="tabpanel"
        id="elevatorPanel"
        aria-labelledby={`elevator-${selected.id}`}
        // A panel with nothing to press in it is a stop of its own.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Photo>
          <PictureStack
            pictures={elevators.map((elevator) => ({
              name: elevator.image,
              alt: inLanguage(elevator, 'alt', language),
            }))}
            shown={selected.image}
            sizes="(min-width: 1100px) 664px, (min-width: 768px) 56vw, 100vw"
          />
        </Photo>
        <ElevatorFacts selected={selected.id} />
      </Shown>
    </Panel>
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
