import { useTranslation } from 'react-i18next';
import { drawingsChatMessage } from '../../content/chatMessages';
import type { ElevatorType } from '../../content/elevators';
import { useChat } from '../../hooks/useChat';
import { useIsSelected } from '../useTab';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { scriptless } from '../../style/scriptless';
import { keyframes, styled } from '../../style/stitches.config';
import { Heading } from '../../ui/Heading';
import { List } from '../../ui/List';
import { TextLink } from '../../ui/TextLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The name, note and advantages of an elevator type, and a chat link about its drawings. Shown if the type is selected. */
export function ElevatorFacts({ elevator }: { elevator: ElevatorType }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chat = useChat();
  const title = inLanguage(elevator, 'title', language);
  const { noteEN = '', noteAR = '' } = elevator;
  const note = inLanguage({ noteEN, noteAR }, 'note', language);
  const isShown = useIsSelected('elevators', elevator.id);
  return (
    <Type isShown={isShown}>
      <Name as="h3">{title}</Name>
      {note && <Note>{note}</Note>}
      <Points>
        {inLanguage(elevator, 'points', language).map((point) => (
          <Point key={point}>{point}</Point>
        ))}
      </Points>
      <Asking>
        <Ask {...chat(drawingsChatMessage(elevator))}>
          <span>{t('Ask_For_Drawings')}</span>
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Ask>
      </Asking>
    </Type>
  );
}

const follow = keyframes({ from: { opacity: 0 } });

/** Without scripts, all types are shown one below the other. */
const Type = styled('div', {
  gridArea: '1 / 1',
  '@scriptless': { paddingBlockStart: '$36' },
  '@print': { breakInside: 'avoid', paddingBlockEnd: '$16' },
  variants: {
    isShown: {
      true: {
        '& :is(h3, p, li)': {
          '@motion': { animation: `${follow} 280ms ease-out var(--step, 0s) backwards` },
        },
      },
      false: {
        visibility: 'hidden',
        // On phones, hidden types take no room. Content below then moves when another type is selected, but it is not in view.
        '@small': { position: 'absolute' },
        ...scriptless({
          position: 'static',
          visibility: 'visible',
          gridArea: 'auto',
        }),
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

/** Positioned, so that the visually hidden part of the link's name stays inside it. Underlines each line of wrapped words. */
const Ask = styled(TextLink, {
  position: 'relative',
  display: 'inline',
  paddingBlock: '14px $space$8',
  lineHeight: 2.25,
  boxDecorationBreak: 'clone',
});

const Asking = styled('p', { marginBlockStart: '$16' });

const Points = styled(List, { marginBlockStart: '$20', '@print': { marginBlockStart: '$8' } });

const Point = styled('li', {
  paddingBlock: '18px',
  borderBlockStart: '$borderWidths$line solid $lineDark',
  color: '$bodyDark',
  // Each point appears a little later than the one above it.
  '--step': '40ms',
  '@print': { paddingBlock: '$4' },
  '&:last-child': { borderBlockEnd: '$borderWidths$line solid $lineDark' },
  '&:nth-child(2)': { '--step': '80ms' },
  '&:nth-child(3)': { '--step': '120ms' },
  '&:nth-child(n + 4)': { '--step': '160ms' },
});
