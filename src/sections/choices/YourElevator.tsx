import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SharingPlace } from '../../../machines/actors';
import { chatMessages } from '../../content/chatMessages';
import { chosenTitles } from '../../content/optionTitles';
import { useActor } from '../../hooks/useActor';
import { useChat } from '../../hooks/useChat';
import { comma } from '../../i18n/commaJoined';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { elementIds } from '../../ui/elementIds';
import { Icon } from '../../ui/Icon';
import { SmallButton } from '../../ui/SmallButton';

/** The visitor's choices in one line, with controls to ask for a quote, share and print them. Renders nothing before a choice. */
export function YourElevator({ place }: { place: SharingPlace }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chat = useChat();
  const sharing = useActor('sharing');
  const titles = useSelector(useActor('choices'), ({ context }) =>
    chosenTitles(context, language).map(unbroken).join(comma[language]),
  );
  const state = useSelector(sharing, ({ value }) => value);
  const isHere = useSelector(sharing, ({ context }) => context.place === place);
  const said = notes[state];
  if (!titles) return null;
  const label = elementIds.yourElevator(place);
  return (
    <Chosen role="group" aria-labelledby={label} place={place}>
      <Label id={label}>{t('Your_Elevator')}</Label>
      <Titles>{titles}</Titles>
      <Actions>
        {place === 'form' && (
          <Button {...chat(chatMessages.quote)} kind="ink" size="small">
            <span>{t('Get_a_Quote')}</span>
            <Icon name="arrowOut" />
          </Button>
        )}
        <SmallButton
          aria-disabled={state === 'sharing'}
          onClick={() => sharing.send({ type: 'share', place })}
        >
          {t('Share')}
        </SmallButton>
        <SmallButton onClick={() => sharing.send({ type: 'print' })}>{t('Print')}</SmallButton>
        {/* Empty while the share is under way, so that screen readers know the element before its text comes. */}
        {isHere && state !== 'idle' && <Note role="status">{said && t(said)}</Note>}
      </Actions>
    </Chosen>
  );
}

/** Keeps a title on one line. */
const unbroken = (title: string) => title.replaceAll(' ', '\u00A0');

/** The note about a share in each state of the sharing machine: a translation key, or none. */
const notes = {
  idle: undefined,
  sharing: undefined,
  copied: 'Link_Copied',
  refused: 'Link_Refused',
} as const;

const Chosen = styled('div', {
  variants: {
    place: {
      quote: {},
      form: {
        marginBlockEnd: '$36',
        paddingBlockEnd: '$24',
        borderBlockEnd: '$borderWidths$line solid $lineMarble',
        // Prints label and titles on one line, so that the page fits on one sheet of paper.
        '@print': {
          display: 'flex',
          alignItems: 'baseline',
          gap: '$12',
          marginBlockEnd: 0,
          paddingBlockEnd: 0,
          border: 0,
        },
      },
    },
  },
});

const Label = styled('p', { color: '$muteLight', text: 'label' });

const Titles = styled('p', {
  marginBlockStart: '$4',
  text: 'row',
  fontWeight: '$light',
  textWrap: 'balance',
  '@print': { marginBlockStart: 0, fontSize: '$body' },
});

const Actions = styled('div', {
  row: '$8',
  flexWrap: 'wrap',
  marginBlockStart: '$16',
  '& > button': { minInlineSize: 0 },
  // Narrow, so that the controls fit on one line on most phones.
  '@small': { '& > a, & > button': { paddingInline: '$12' } },
  '@md': {
    gap: '$12',
    '& > button': { minInlineSize: '$space$96' },
  },
  '@print': { display: 'none' },
});

const Note = styled('p', { fontSize: '$cardText' });
