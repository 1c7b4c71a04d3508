import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { safetyMachine } from '../../machines/safetyMachine';
import { inLanguage } from '../content/bilingual';
import { safety } from '../content/safety';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';
import { Heading } from '../ui/Heading';
import { moveBetweenTabs } from '../ui/moveBetweenTabs';
import { PictureStack } from '../ui/PictureStack';
import { Ring } from '../ui/Ring';
import { Section } from '../ui/Section';

/** The three safety systems, and the picture of the selected one. */
export function Safety() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, send] = useMachine(safetyMachine);
  const selected = safety.find(({ id }) => state.matches(id)) ?? safety[0];
  return (
    <Halves surface="marble" space="none" aria-labelledby="safetyHeading">
      <Systems>
        <Heading size="section" id="safetyHeading">
          {t('Safety')}
        </Heading>
        <Rows
          role="tablist"
          aria-labelledby="safetyHeading"
          aria-orientation="vertical"
          onKeyDown={moveBetweenTabs}
        >
          {safety.map((system) => {
            const isSelected = system === selected;
            return (
              <Row
                key={system.id}
                type="button"
                role="tab"
                id={`safety-${system.id}`}
                aria-selected={isSelected}
                aria-controls="safetyPanel"
                tabIndex={isSelected ? 0 : -1}
                onClick={() => send({ type: 'select', option: system.id })}
              >
                {inLanguage(system, 'title', language)}
                <Ring size="large" chosen={isSelected} />
              </Row>
            );
          })}
        </Rows>
      </Systems>
      <Shown
        role="tabpanel"
        id="safetyPanel"
        aria-labelledby={`safety-${selected.id}`}
        // A panel with nothing to press in it is a stop of its own.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <PictureStack
          pictures={safety.map((system) => ({
            name: system.image,
            alt: inLanguage(system, 'alt', language),
          }))}
          shown={selected.image}
          sizes="(min-width: 768px) max(50vw, 720px), 100vw"
        />
      </Shown>
    </Halves>
  );
}

const Halves = styled(Section, {
  paddingInline: 0,
  '@md': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    minBlockSize: 'clamp(760px, 47vw, 900px)',
  },
  '@print': { display: 'block', minBlockSize: 0 },
});

const Systems = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$32',
  paddingInline: '$pad',
  paddingBlock: '$88 $space$32',
  '@md': { paddingBlock: '120px 104px', paddingInlineEnd: '$space$48' },
  '@lg': { paddingInlineEnd: '$space$80' },
  '@print': { gap: '$12', paddingBlock: '$24' },
});

const Rows = styled('div', { borderBlockStart: '$borderWidths$line solid $lineMarble' });

const Row = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$24',
  inlineSize: '100%',
  paddingInline: 0,
  paddingBlock: '$20',
  border: 0,
  borderBlockEnd: '$borderWidths$line solid $lineMarble',
  background: 'none',
  color: '$muteLight',
  '--ring': '$colors$rule',
  fontSize: '$row',
  fontWeight: '$light',
  lineHeight: '$row',
  textAlign: 'start',
  '@md': { paddingBlock: '30px', fontSize: 'clamp($fontSizes$row, 1.95vw, $fontSizes$rowWide)' },
  '@hover': {
    transition: 'color $state',
    '&:hover': { color: '$ink', '--ring': '$colors$ink' },
  },
  '&[aria-selected=true]': {
    color: '$ink',
    boxShadow: 'inset 0 -3px $colors$bronze',
    '& > span': { color: '$bronze' },
    '@forced': { borderBlockEndColor: 'Highlight' },
  },
  // On paper nothing is chosen.
  '@print': { paddingBlock: '$8', '& > span': { display: 'none' } },
});

const Shown = styled('div', {
  blockSize: '360px',
  '@print': { display: 'none' },
  background: '$ink',
  '--focus': '$colors$lit',
  '&:focus-visible': { outlineOffset: '-6px' },
  '@md': { blockSize: 'auto', position: 'relative', '& > *': { position: 'absolute', inset: 0 } },
});
