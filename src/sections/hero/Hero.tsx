import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import { styled } from '../../style/stitches.config';
import { Picture } from '../../ui/Picture';
import { Sill } from '../../ui/Sill';
import { CabinDoors } from './CabinDoors';
import { CallPlate } from './CallPlate';
import { HeroButtons } from './HeroButtons';
import { entering, HeroLeaf, travel } from './HeroLeaf';
import { HeroPhoto } from './HeroPhoto';

/** The hero banner: a picture of an elevator and, over it, the leaf (a dark panel like half a door) with the words and buttons. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <>
      <Banner>
        <HeroPhoto>
          <Picture
            name="hero"
            small="hero-mobile"
            alt=""
            sizes="(min-width: 1971px) 100vw, 1971px"
            eager
          />
          <CabinDoors />
        </HeroPhoto>
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
        <CallPlate />
      </Banner>
      <Sill />
    </>
  );
}

const Banner = styled('section', {
  '--leaf': 'clamp(440px, 42vw, 605px)',
  '--ahead': 1,
  '--from': 'calc(-32px * var(--ahead))',
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: '$heroHeight',
  // With `hidden`, the moving panel would shift the origin of the scrollable content on a right-to-left page.
  overflow: 'clip',
  ground: 'ink',
  // These variables position elements on a point of the picture, in a size container as large as the picture's box. `--w` is the width of
  // the picture as `object-fit` draws it. `--x` and `--y` are the distances from the middle of the box to the middle of the picture, as
  // `HeroPhoto` positions it.
  '--w': 'max(100cqw, 65cqh)',
  '--y': 'calc((var(--w) / .65 - 100cqh) * .38)',
  '@md': {
    '--aside': '0px',
    '--w': 'max(100cqw, 220cqh)',
    '--x': 'calc(var(--ahead) * var(--leaf) / 2 - var(--aside))',
    minBlockSize: '$heroHeightWide',
  },
  // At some of the widths that show the call plate, moves the picture so that the whole plate is visible.
  '@media (min-width: 64em)': { '--aside': '24px' },
  '@xl': { '--aside': '0px' },
  // In wide windows the page is centred, but the panel still reaches the window's edge.
  '@full': { '--leaf': 'calc(var(--pad) + 525px)' },
  '[dir=rtl] &': { '--ahead': -1 },
  // When a visitor enters the site, two panels open from the middle like doors: this panel, with the words, starts in the middle.
  [entering]: {
    '--from': '0',
    '@md': { '--from': 'calc((50vw - var(--leaf)) * var(--ahead))' },
  },
  '@print': { display: 'none' },
});

const Words = styled('div', {
  position: 'relative',
  // The padding at the top is in rem, because the header above the words grows with the text.
  paddingBlock: '5.5rem $space$28',
  paddingInline: '$pad',
  '@small': {
    background: 'linear-gradient(rgba(18,17,15,0), rgba(18,17,15,.88) 6rem)',
  },
  '@md': {
    column: 0,
    alignSelf: 'stretch',
    inlineSize: 'var(--leaf)',
    paddingBlock: '7rem 0',
    paddingInlineEnd: '$32',
    // In a low window, moves the words up as far as the hero's height allows, so that the buttons are visible without scrolling.
    '&::before': { content: '', flex: '1 0 0px' },
    '&::after': {
      content: '',
      flex: '9999 0 $space$88',
      maxBlockSize: 'clamp($space$88, 952px - 100svh, 300px)',
    },
  },
  '@xl': { paddingInlineEnd: '$48' },
  // Forced colours remove the panel's gradients, so the words need a plain background.
  '@forced': { background: 'Canvas' },
  '@motion': { animation: `${travel} $transitions$travel backwards` },
  [entering]: { animationDuration: '900ms' },
});

const Title = styled('h1', {
  textGrows: 'hero',
  // Small enough for the title to take only two lines at 320 px.
  '@narrow': { fontSize: '2.125rem' },
  letterSpacing: '$title',
});

const LongText = styled('p', {
  marginBlockStart: '$12',
  maxInlineSize: '440px',
  color: '$bodyHero',
  text: 'cardText',
  '@md': { marginBlockStart: '$28', fontSize: '$bodyWide', lineHeight: '$body' },
});
