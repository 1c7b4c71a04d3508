import { memo } from 'react';
import { inLanguage } from '../content/bilingual';
import { elevators, type ElevatorType } from '../content/elevators';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { Heading } from '../ui/Heading';

/** The name and the points of the selected elevator type. */
export function ElevatorFacts({ selected }: { selected: ElevatorType['id'] }) {
  return (
    <Facts>
      {elevators.map((elevator) => (
        <TypeFacts key={elevator.id} elevator={elevator} isShown={elevator.id === selected} />
      ))}
    </Facts>
  );
}

interface TypeFactsProps {
  readonly elevator: ElevatorType;
  readonly isShown: boolean;
}

const TypeFacts = memo(function TypeFacts({ elevator, isShown }: TypeFactsProps) {
  const language = useLanguage();
  return (
    <Type isShown={isShown}>
      <Name as="h3">{inLanguage(elevator, 'title', language)}</Name>
      <Points>
        {inLanguage(elevator, 'points', language).map((point) => (
          <Point key={point}>{point}</Point>
        ))}
      </Points>
    </Type>
  );
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
