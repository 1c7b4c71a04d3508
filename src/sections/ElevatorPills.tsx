import { inLanguage } from '../content/bilingual';
import { elevators, type ElevatorType } from '../content/elevators';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { moveBetweenTabs } from '../ui/moveBetweenTabs';
import { Ring } from '../ui/Ring';

interface ElevatorPillsProps {
  readonly selected: ElevatorType['id'];
  readonly onSelect: (id: ElevatorType['id']) => void;
}

/** A pill for each elevator type, as tabs of which one is selected. */
export function ElevatorPills({ selected, onSelect }: ElevatorPillsProps) {
  const language = useLanguage();
  return (
    <Pills role="tablist" aria-labelledby="elevatorsHeading" onKeyDown={moveBetweenTabs}>
      {elevators.map((elevator) => {
        const isSelected = elevator.id === selected;
        return (
          <Pill
            key={elevator.id}
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
      })}
    </Pills>
  );
}

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
