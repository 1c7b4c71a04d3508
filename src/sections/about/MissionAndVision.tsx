import { useTranslation } from 'react-i18next';
import { acrossPhone } from '../../style/media';
import { styled } from '../../style/stitches.config';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';

/** The mission and the vision, with a picture between them. */
export function MissionAndVision() {
  const { t } = useTranslation();
  return (
    <Triptych>
      <Leaf side="start" aria-labelledby="missionHeading">
        <Heading size="leaf" id="missionHeading">
          {t('Mission')}
        </Heading>
        <Text>{t('Mission_Text')}</Text>
      </Leaf>
      <Photo>
        <Picture
          name="about"
          alt=""
          sizes={`(min-width: 768px) clamp(470px, 33vw, 560px), ${acrossPhone}`}
          eager
        />
      </Photo>
      <Leaf side="end" aria-labelledby="visionHeading">
        <Heading size="leaf" id="visionHeading">
          {t('Vision')}
        </Heading>
        <Text>{t('Vision_Text')}</Text>
      </Leaf>
    </Triptych>
  );
}

const Triptych = styled('div', {
  display: 'grid',
  gap: '$gap',
  '@md': {
    gridTemplateColumns: '1fr minmax(0, min(32.6%, 560px)) 1fr',
    minBlockSize: 'clamp(680px, 38vw, 740px)',
  },
  '@print': { display: 'block', minBlockSize: 0 },
});

const Leaf = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  paddingBlock: '$64 $space$56',
  paddingInline: '$pad',
  '@print': { paddingBlock: '$16' },
  variants: {
    side: {
      start: {
        background: '$walnut',
        color: '$bodyWalnut',
        '@md': { paddingInlineEnd: '$space$24' },
        '@lg': { paddingInlineEnd: '$space$80' },
      },
      end: {
        background: '$marble',
        '@md': { paddingInlineStart: '$space$24' },
        '@lg': { paddingInlineStart: '$space$64' },
      },
    },
  },
});

const Photo = styled('div', {
  blockSize: '440px',
  '@print': { display: 'none' },
  '@md': { blockSize: 'auto', position: 'relative', '& > *': { position: 'absolute', inset: 0 } },
});

const Text = styled('p', { marginBlockStart: '$20', '@md': { fontSize: '$statement' } });
