import { useTranslation } from 'react-i18next';
import { RichText } from '../i18n/RichText';
import { styled } from '../style/stitches.config';
import { Picture } from '../ui/Picture';
import { Sill } from '../ui/Sill';
import { HeroButtons } from './HeroButtons';
import { HeroLeaf, travel } from './HeroLeaf';

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
        <HeroLeaf aria-hidden />
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
  '@print': { display: 'none' },
});

const Photo = styled('div', {
  position: 'absolute',
  // The car stands above the words: what is missing below lies under the dark end of the scrim.
  inset: '-40px 0 40px',
  objectPosition: '50% 12%',
  // The elevator is in the middle of the picture: it is centred in what the leaf leaves free; in a
  // narrow window a little aside, so that the call plate is whole.
  '@md': {
    '--aside': '24px',
    inset: 0,
    objectPosition: 'calc(50% + var(--leaf) / 2 - var(--aside)) 50%',
    '[dir=rtl] &': { objectPosition: 'calc(50% - var(--leaf) / 2 - var(--aside)) 50%' },
  },
  '@xl': { '--aside': '0px' },
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
    paddingInlineEnd: '$32',
    // In a low window the words move up until the buttons are in the first view, as far as the hero's height has room.
    '&::before': { content: '', flex: '1 0 0px' },
    '&::after': {
      content: '',
      flex: '9999 0 $space$88',
      maxBlockSize: 'clamp($space$88, 952px - 100svh, 300px)',
    },
  },
  '@xl': { paddingInlineEnd: '$48' },
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
