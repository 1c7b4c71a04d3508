import { useSelector } from '@xstate/react';
import type { ElevatorType } from '../content/elevators';
import { useActor } from '../effects/useActor';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { scriptless } from '../style/scriptless';
import { keyframes, styled } from '../style/stitches.config';
import { Heading } from '../ui/Heading';

/** The name, the note and the points of an elevator type, shown while the type is selected. */
export function ElevatorFacts({ elevator }: { elevator: ElevatorType }) {
  const language = useLanguage();
  const { noteEN = '', noteAR = '' } = elevator;
  const note = inLanguage({ noteEN, noteAR }, 'note', language);
  const isShown = useSelector(useActor('elevators'), (state) => state.matches(elevator.id));
  return (
    <Type isShown={isShown}>
      <Name as="h3">{inLanguage(elevator, 'title', language)}</Name>
      {note && <Note>{note}</Note>}
      <Points>
        {inLanguage(elevator, 'points', language).map((point) => (
          <Point key={point}>{point}</Point>
        ))}
      </Points>
    </Type>
  );
}

const follow = keyframes({ from: { opacity: 0 } });

/** Without scripts, all types are shown one after another. */
const Type = styled('div', {
  gridArea: '1 / 1',
  '@print': { breakInside: 'avoid', paddingBlockEnd: '$16' },
  variants: {
    isShown: {
      true: {
        [`& :is(h3, p, li)`]: {
          '@motion': { animation: `${follow} 280ms ease-out var(--step, 0s) backwards` },
        },
      },
      false: {
        visibility: 'hidden',
        ...scriptless({ visibility: 'visible', gridArea: 'auto', marginBlockStart: '$36' }),
        '@print': { display: 'none' },
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

const Note = styled('p', { color: '$bodyDark' });

const Points = styled('ul', { marginBlockStart: '$20', '@print': { marginBlockStart: '$8' } });

const Point = styled('li', {
  paddingBlock: '18px',
  '@print': { paddingBlock: '$4' },
  borderBlockStart: '$borderWidths$line solid $lineDark',
  color: '$bodyDark',
  '&:last-child': { borderBlockEnd: '$borderWidths$line solid $lineDark' },
  // Each point follows the one above it.
  '--step': '40ms',
  '&:nth-child(2)': { '--step': '80ms' },
  '&:nth-child(3)': { '--step': '120ms' },
  '&:nth-child(n + 4)': { '--step': '160ms' },
});
