import { useTranslation } from 'react-i18next';
import { safety } from '../../content/safety';
import { useIsNear } from '../../hooks/useIsNear';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Heading } from '../../ui/Heading';
import { PictureStack } from '../../ui/PictureStack';
import { Section } from '../../ui/Section';
import { SafetyPanel } from './SafetyPanel';
import { SafetyPicture } from './SafetyPicture';
import { SafetyRows } from './SafetyRows';

/** The three safety systems, and the picture of the selected one. */
export function Safety() {
  const { t } = useTranslation();
  const isNear = useIsNear(elementIds.panel('safety'));
  return (
    <Halves surface="marble" space="none" aria-labelledby={elementIds.heading('safety')}>
      <Systems>
        <Heading size="section" id={elementIds.heading('safety')}>
          {t('Safety')}
        </Heading>
        <SafetyRows />
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

const Halves = styled(Section, {
  paddingInline: 0,
  '@md': {
    display: 'grid',
    // Below 1100 px wider and lower, so that no picture loses more than 15 % of its width.
    gridTemplateColumns: '5fr 7fr',
    minBlockSize: 'clamp(min(72vw + $space$96, 760px), 53vw + $space$96, 1040px)',
  },
  '@lg': { gridTemplateColumns: '1fr 1fr' },
  '@print': { display: 'block', minBlockSize: 0 },
});

const Systems = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$32',
  paddingInline: '$pad',
  paddingBlock: '$88 $space$32',
  '@md': { paddingBlock: '120px 104px', paddingInlineEnd: '$space$32' },
  '@lg': { paddingInlineEnd: '$space$80' },
  '@print': { gap: '$12', paddingBlock: '$24' },
});
