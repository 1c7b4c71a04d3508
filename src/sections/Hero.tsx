import { useTranslation } from 'react-i18next';
import { RichText } from '../i18n/RichText';
import { keyframes, styled } from '../style/stitches.config';
import { Picture } from '../ui/Picture';
import { Sill } from '../ui/Sill';
import { HeroButtons } from './HeroButtons';

/** The hero banner: a picture of an elevator, and on a door leaf over it the title, the text and two buttons. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <>
      <Banner>
        <Photo>
          <Picture
            name="hero"
            small="hero-mobile"
            alt=""
            sizes="(min-width: 1971px) 100vw, 1971px"
            eager
          />
        </Photo>
        <Overlay aria-hidden />
        <Words>
          <Title tabIndex={-1}>
            <RichText>{t('Hero_Title')}</RichText>
          </Title>
          <LongText>
            <RichText>{t('Hero_Long_Text')}</RichText>
          </LongText>
          <HeroButtons />
        </Words>
      </Banner>
      <Sill />
    </>
  );
}

const travel = keyframes({ from: { translate: 'var(--from)' } });

const Banner = styled('section', {
  '--leaf': 'clamp(440px, 42vw, 605px)',
  '--from': '-32px',
  '--focus': '$colors$lit',
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: '$heroHeight',
  overflow: 'hidden',
  background: '$ink',
  color: '$white',
  '@md': { minBlockSize: '$heroHeightWide' },
  // Where the page is centred, the leaf reaches from the window's edge.
  '@full': { '--leaf': 'calc(var(--pad) + 525px)' },
  '[dir=rtl] &': { '--from': '32px' },
  '@print': { minBlockSize: 0 },
});

const Photo = styled('div', {
  position: 'absolute',
  // The car stands above the words: what is missing below lies under the dark end of the scrim.
  inset: '-40px 0 40px',
  objectPosition: '50% 12%',
  // The elevator is in the middle of the picture: it is centred in what the leaf leaves free.
  '@md': {
    inset: 0,
    objectPosition: 'calc(50% + var(--leaf) / 2) 50%',
    '[dir=rtl] &': { objectPosition: 'calc(50% - var(--leaf) / 2) 50%' },
  },
});

/** A door leaf, drawn from the physical left and mirrored as a whole in Arabic (specification, Hero banner). */
const Overlay = styled('div', {
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(180deg, rgba(18,17,15,.55) 0, rgba(18,17,15,0) 14% 30%, rgba(18,17,15,.88) 54%, rgba(18,17,15,.97) 70%)',
  // Where the words need more lines, they reach up into the picture.
  '@media (max-width: 24em)': {
    background:
      'linear-gradient(180deg, rgba(18,17,15,.78) 0, rgba(18,17,15,.5) 14%, rgba(18,17,15,.9) 44%, rgba(18,17,15,.97) 70%)',
  },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '@md': {
    background: [
      'linear-gradient(180deg, #6b4a2a, #b68f5d 25%, #ecd0a0 50%, #b68f5d 75%, #6b4a2a) var(--leaf) 0 / 3px 100% no-repeat',
      'repeating-linear-gradient(90deg, rgba(255,255,255,.014) 0 1px, rgba(0,0,0,0) 1px 3px, rgba(0,0,0,.05) 3px 4px, rgba(0,0,0,0) 4px 7px) 0 0 / var(--leaf) 100% no-repeat',
      'linear-gradient(90deg, rgb(18,17,15) var(--leaf), rgba(18,17,15,.5) var(--leaf), rgba(18,17,15,0) calc(var(--leaf) + 120px))',
    ].join(', '),
  },
  '@motion': { animation: `${travel} $transitions$travel backwards` },
  '@print': { display: 'none' },
});

const Words = styled('div', {
  position: 'relative',
  // In rem at the top: the header above it grows with the text.
  paddingBlock: '5.5rem $space$28',
  paddingInline: '$pad',
  '@md': {
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'stretch',
    inlineSize: 'var(--leaf)',
    paddingBlock: '7rem 0',
    paddingInlineEnd: '$48',
    // In a low window the words move up until the buttons are in the first view, as far as the hero's height has room.
    '&::before': { content: '', flex: '1 0 0px' },
    '&::after': {
      content: '',
      flex: '9999 0 $space$88',
      maxBlockSize: 'clamp($space$88, 952px - 100svh, 300px)',
    },
  },
  // Forced colours remove the gradients of the leaf: the words then have a plain background.
  '@forced': { background: 'Canvas' },
  '@motion': { animation: `${travel} $transitions$travel backwards` },
  '@print': { display: 'block', inlineSize: 'auto', paddingBlock: '$36 $space$16' },
});

const Title = styled('h1', {
  fontSize: '$hero',
  fontWeight: '$light',
  lineHeight: '$hero',
  letterSpacing: '$title',
  '@md': { fontSize: '$heroWide' },
});

const LongText = styled('p', {
  marginBlockStart: '$12',
  maxInlineSize: '440px',
  color: '$bodyHero',
  fontSize: '$cardText',
  lineHeight: '$cardText',
  '@md': { marginBlockStart: '$28', fontSize: '$bodyWide', lineHeight: '$body' },
});
