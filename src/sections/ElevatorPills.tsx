import { memo } from 'react';
import { inLanguage } from '../content/bilingual';
import { elevators, type ElevatorType } from '../content/elevators';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { moveBetweenTabs } from '../ui/moveBetweenTabs';
import { Ring } from '../ui/Ring';

interface ElevatorPillsProps {
  readonly selected: ElevatorType['id'];
  /** The same function every time: a pill that does not change is not rendered. */
  readonly onSelect: (id: ElevatorType['id']) => void;
}

/** A pill for each elevator type, as tabs of which one is selected. */
export function ElevatorPills({ selected, onSelect }: ElevatorPillsProps) {
  return (
    <Pills role="tablist" aria-labelledby="elevatorsHeading" onKeyDown={moveBetweenTabs}>
      {elevators.map((elevator) => (
        <ElevatorPill
          key={elevator.id}
          elevator={elevator}
          isSelected={elevator.id === selected}
          onSelect={onSelect}
        />
      ))}
    </Pills>
  );
}

interface ElevatorPillProps {
  readonly elevator: ElevatorType;
  readonly isSelected: boolean;
  readonly onSelect: ElevatorPillsProps['onSelect'];
}

const ElevatorPill = memo(function ElevatorPill({
  elevator,
  isSelected,
  onSelect,
}: ElevatorPillProps) {
  const language = useLanguage();
  return (
    <Pill
      type="button"
      role="tab"
      id={`elevator-${elevator.id}`}
      aria-selected={isSelected}
      aria-controls="elevatorPanel"
      tabIndex={isSelected ? 0 : -1}
      onClick={() => onSelect(elevator.id)}
    >
      <Ring chosen={isSelected} />
      {inLanguage(elevator, 'title', language)}
    </Pill>
  );
});

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
  '@md': { fontSize: '$buttonWide' },
  '@lg': { minBlockSize: '$button', paddingInline: '$20' },
  '@hover': {
    transition: 'color $state, border-color $state, box-shadow $state',
    '&:hover': { borderColor: '$white' },
  },
  '&[aria-selected=true]': { borderColor: '$lit', color: '$lit', boxShadow: '$lit' },
  '@forced': { '&[aria-selected=true]': { borderColor: 'Highlight' } },
});
