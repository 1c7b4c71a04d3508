import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { safety, type SafetySystem } from '../content/safety';
import { useActor } from '../effects/useActor';
import { useIsNear } from '../effects/useIsNear';
import { inLanguage } from '../i18n/bilingual';
import { useLanguage } from '../i18n/language';
import { styled } from '../style/stitches.config';
import { Heading } from '../ui/Heading';
import { moveBetweenTabs } from '../ui/moveBetweenTabs';
import { PictureStack } from '../ui/PictureStack';
import { Ring } from '../ui/Ring';
import { Section } from '../ui/Section';
import { StackedPicture } from '../ui/StackedPicture';

const panelId = 'safetyPanel';

/** The three safety systems, and the picture of the selected one. */
export function Safety() {
  const { t } = useTranslation();
  const isNear = useIsNear(panelId);
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
          {safety.map((system) => (
            <SafetyRow key={system.id} system={system} />
          ))}
        </Rows>
      </Systems>
      <SafetyPanel>
        <PictureStack isNear={isNear}>
          {safety.map((system) => (
            <SafetyPicture key={system.id} system={system} />
          ))}
        </PictureStack>
      </SafetyPanel>
    </Halves>
  );
}

function SafetyRow({ system }: { system: SafetySystem }) {
  const language = useLanguage();
  const actor = useActor('safety');
  const isSelected = useSelector(actor, (state) => state.matches(system.id));
  return (
    <Row
      type="button"
      role="tab"
      id={`safety-${system.id}`}
      aria-selected={isSelected}
      aria-controls={panelId}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => actor.send({ type: 'select', option: system.id })}
    >
      {inLanguage(system, 'title', language)}
      <Ring size="large" chosen={isSelected} />
    </Row>
  );
}

/** The panel of the selected row. */
function SafetyPanel({ children }: { children: ReactNode }) {
  const selected = useSelector(useActor('safety'), ({ value }) => value);
  return (
    <Shown
      role="tabpanel"
      id={panelId}
      aria-labelledby={`safety-${selected}`}
      // A panel with nothing to press in it is a stop of its own.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </Shown>
  );
}

function SafetyPicture({ system }: { system: SafetySystem }) {
  const language = useLanguage();
  const isShown = useSelector(useActor('safety'), (state) => state.matches(system.id));
  return (
    <StackedPicture
      isShown={isShown}
      name={system.image}
      alt={inLanguage(system, 'alt', language)}
      sizes="(min-width: 768px) max(50vw, 720px), 100vw"
    />
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
