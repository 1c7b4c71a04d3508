import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { inLanguage } from '../content/bilingual';
import { elevators } from '../content/elevators';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { Heading } from '../ui/Heading';
import { moveBetweenTabs } from '../ui/moveBetweenTabs';
import { PictureStack } from '../ui/PictureStack';
import { Ring } from '../ui/Ring';
import { Section } from '../ui/Section';

/** A pill for each elevator type; the picture and the points of the selected one. */
export function Elevators() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, send] = useMachine(elevatorsMachine);
  const selected = elevators.find(({ id }) => state.matches(id)) ?? elevators[0];
  return (
    <Panel surface="ink" space="none" aria-labelledby="elevatorsHeading">
      <Title size="section" id="elevatorsHeading">
        {t('Elevators')}
      </Title>
      <Pills role="tablist" aria-labelledby="elevatorsHeading" onKeyDown={moveBetweenTabs}>
        {elevators.map((elevator) => {
          const isSelected = elevator === selected;
          return (
            <Pill
              key={elevator.id}
              type="button"
              role="tab"
              id={`elevator-${elevator.id}`}
              aria-selected={isSelected}
              aria-controls="elevatorPanel"
              tabIndex={isSelected ? 0 : -1}
              onClick={() => send({ type: 'select', option: elevator.id })}
            >
              <Ring chosen={isSelected} />
              {inLanguage(elevator, 'title', language)}
            </Pill>
          );
        })}
      </Pills>
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
        <Facts>
          {elevators.map((elevator) => (
            <Type key={elevator.id} isShown={elevator === selected}>
              <Name as="h3">{inLanguage(elevator, 'title', language)}</Name>
              <Points>
                {inLanguage(elevator, 'points', language).map((point) => (
                  <Point key={point}>{point}</Point>
                ))}
              </Points>
            </Type>
          ))}
        </Facts>
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

const Pills = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$8',
  '@print': { display: 'none' },
  '@lg': {
    flexDirection: 'column',
    justifyContent: 'end',
    gap: '14px',
    paddingBlockEnd: '$112',
  },
});

const Pill = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  minBlockSize: '$space$48',
  paddingInline: '$16',
  border: '$borderWidths$ring solid $ringPill',
  borderRadius: '$round',
  background: 'none',
  color: '$white',
  fontSize: '$button',
  lineHeight: '$label',
  textAlign: 'start',
  transition: 'color $state, border-color $state, box-shadow $state',
  '@md': { fontSize: '$buttonWide' },
  '@lg': { minBlockSize: '$button', paddingInline: '$20' },
  '@hover': { '&:hover': { borderColor: '$white' } },
  '&[aria-selected=true]': { borderColor: '$lit', color: '$lit', boxShadow: '$lit' },
  '@forced': { '&[aria-selected=true]': { borderColor: 'Highlight' } },
});

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

/** Without scripts, and on paper, all types are told one after another. */
const Type = styled('div', {
  '@print': { breakInside: 'avoid', paddingBlockEnd: '$16' },
  variants: {
    isShown: {
      true: {},
      false: {
        display: 'none',
        '@scriptless': { display: 'block', marginBlockStart: '$36' },
        '@print': { display: 'block' },
      },
    },
  },
});

const Name = styled(Heading, {
  fontSize: '1.75rem',
  lineHeight: '$card',
  letterSpacing: '$card',
  '@md': { fontSize: '$leaf' },
});

const Points = styled('ul', { marginBlockStart: '$20', '@print': { marginBlockStart: '$8' } });

const Point = styled('li', {
  paddingBlock: '18px',
  '@print': { paddingBlock: '$4' },
  borderBlockStart: '$borderWidths$line solid $lineDark',
  color: '$bodyDark',
  '&:last-child': { borderBlockEnd: '$borderWidths$line solid $lineDark' },
});
