import { elevators, type ElevatorType } from '../../content/elevators';
import { tabListOf, useTab } from '../useTab';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { Ring } from '../../ui/Ring';
import { whilePressed } from '../../ui/whilePressed';

/** A pill for each elevator type, as tabs; one is selected. */
export function ElevatorPills() {
  return (
    <Pills {...tabListOf('elevators')}>
      {elevators.map((elevator) => (
        <ElevatorPill key={elevator.id} elevator={elevator} />
      ))}
    </Pills>
  );
}

function ElevatorPill({ elevator }: { elevator: ElevatorType }) {
  const language = useLanguage();
  const { tab, isSelected } = useTab('elevators', elevator.id);
  return (
    <Pill {...tab}>
      <Ring chosen={isSelected} />
      <span>{inLanguage(elevator, 'title', language)}</span>
    </Pill>
  );
}

const Pills = styled('div', {
  wraps: '$8',
  '@print': { display: 'none' },
  '@scriptless': { display: 'none' },
  '@lg': {
    flexDirection: 'column',
    justifyContent: 'end',
    gap: '14px',
    paddingBlockEnd: '$112',
  },
});

const Pill = styled('button', {
  row: '$12',
  minBlockSize: '$space$48',
  paddingInline: '$16',
  border: '$borderWidths$ring solid $ringPill',
  borderRadius: '$round',
  background: 'none',
  lineHeight: '$label',
  textAlign: 'start',
  grows: 'button',
  // These sizes let the longest name fit on one line.
  '@lg': { gap: '$8', minBlockSize: '$button' },
  '@full': { gap: '$12', paddingInline: '$20' },
  '@hover': {
    transition: 'color $state, border-color $state, box-shadow $state, scale $state',
    '&:hover': { borderColor: '$white' },
  },
  ...whilePressed,
  '&:active': { borderColor: '$lit' },
  '&[aria-selected=true]': { borderColor: '$lit', color: '$lit', boxShadow: '$lit' },
  '@forced': { '&[aria-selected=true]': { borderColor: 'Highlight' } },
});
