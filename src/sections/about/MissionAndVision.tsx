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
        <Title size="leaf" id="missionHeading">
          {t('Mission')}
        </Title>
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
        <Title size="leaf" id="visionHeading">
          {t('Vision')}
        </Title>
        <Text>{t('Vision_Text')}</Text>
      </Leaf>
    </Triptych>
  );
}

const Triptych = styled('div', {
  display: 'grid',
  gap: '$gap',
  '@md': {
    gridTemplateColumns: '1fr 1fr',
    minBlockSize: 'clamp(680px, 38vw, 740px)',
  },
  '@laptop': {
    gridTemplateColumns: '1fr min(33%, 560px) 1fr',
    gridTemplateRows: '1fr auto',
    rowGap: 0,
    '& > *': { gridRow: 'span 2' },
  },
  '@print': { display: 'block', minBlockSize: 0 },
});

const Leaf = styled('section', {
  display: 'grid',
  alignContent: 'end',
  paddingBlock: '$64 $space$56',
  paddingInline: '$pad',
  '@laptop': {
    // Subgrid makes both headings end at one height. Browsers without it (Chrome before 117) give each panel its own rows.
    gridTemplateRows: 'subgrid',
    // Keeps the text above the chat button while the page is not scrolled.
    paddingBlockEnd: '$space$128',
  },
  '@print': { paddingBlock: '$16' },
  variants: {
    side: {
      start: {
        background: '$walnut',
        color: '$bodyWalnut',
        '@laptop': { paddingInlineEnd: '$space$24' },
        '@lg': { paddingInlineEnd: '$space$80' },
      },
      end: {
        background: '$marble',
        '@laptop': { paddingInlineStart: '$space$24' },
        '@lg': { paddingInlineStart: '$space$64' },
      },
    },
  },
});

const Title = styled(Heading, { alignSelf: 'end' });

const Photo = styled('div', {
  blockSize: '440px',
  '@print': { display: 'none' },
  '@md': {
    // On the side of the chat button, so that the button floats over the picture and not over text.
    gridArea: '1 / 2 / span 2',
    blockSize: 'auto',
    position: 'relative',
    '& > *': { covers: 0 },
  },
});

const Text = styled('p', { marginBlockStart: '$20', '@md': { fontSize: '$statement' } });
