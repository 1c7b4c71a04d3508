import { useTranslation } from 'react-i18next';
import { safety } from '../../content/safety';
import { acrossPhone } from '../../style/media';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { TabPanel } from '../TabPanel';
import { TabPictures } from '../TabPictures';
import { SafetyRows } from './SafetyRows';

/** The three safety systems, and the picture of the selected one. */
export function Safety() {
  const { t } = useTranslation();
  return (
    <Halves surface="marble" space="none" aria-labelledby={elementIds.heading('safety')}>
      <Systems>
        <Heading size="section" id={elementIds.heading('safety')}>
          {t('Safety')}
        </Heading>
        <SafetyRows />
      </Systems>
      <Panel section="safety">
        <TabPictures
          section="safety"
          parts={safety}
          sizes={`(min-width: 768px) max(50vw, 720px), ${acrossPhone}`}
          hasCaptions
        />
      </Panel>
    </Halves>
  );
}

const Halves = styled(Section, {
  paddingInline: 0,
  '@md': {
    display: 'grid',
    // Below 1100 px, makes the picture's column wider and lower, so that no picture loses more than 15 % of its width.
    gridTemplateColumns: '5fr 7fr',
    minBlockSize: 'clamp(min(72vw + $space$96, 760px), 53vw + $space$96, 1040px)',
  },
  '@lg': { gridTemplateColumns: '1fr 1fr' },
});

const Systems = styled('div', {
  column: '$32',
  justifyContent: 'space-between',
  paddingInline: '$pad',
  paddingBlock: '$88 $space$32',
  '@md': { paddingBlock: '120px 104px', paddingInlineEnd: '$space$32' },
  '@lg': { paddingInlineEnd: '$space$80' },
});

const Panel = styled(TabPanel, {
  // Leaves room for a caption of up to three lines below the picture.
  blockSize: '456px',
  '& picture': { blockSize: 'calc(100% - 96px)' },
  background: '$ink',
  '--focus': '$colors$lit',
  '&:focus-visible': { outlineOffset: '-6px' },
  '@md': {
    blockSize: 'auto',
    position: 'relative',
    '& > *': { covers: 0 },
  },
});
