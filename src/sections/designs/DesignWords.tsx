import type { Design } from '../../content/designs';
import { useActor } from '../../hooks/useActor';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { scriptless } from '../../style/scriptless';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Heading } from '../../ui/Heading';
import { Ring } from '../../ui/Ring';
import { changeOfWords, onceWordsLeft } from './changeOfWords';
import { DesignChoices } from './DesignChoices';

/** The words and controls of a design card: title, variants and, while the card is selected, the text and the link to its folder. */
export function DesignWords({ design, isSelected }: { design: Design; isSelected: boolean }) {
  const language = useLanguage();
  const actor = useActor('designs');
  return (
    <Words isSelected={isSelected}>
      <Heading as="h3" size={isSelected ? 'expanded' : 'card'}>
        <Select
          type="button"
          id={elementIds.designTitle(design.id)}
          aria-expanded={isSelected}
          onClick={() => actor.send({ type: 'select', option: design.id })}
        >
          <span>{inLanguage(design, 'title', language)}</span>
          <Ring chosen={isSelected} />
        </Select>
      </Heading>
      <Description isSelected={isSelected}>
        {inLanguage(design, 'description', language)}
      </Description>
      <DesignChoices design={design} isSelected={isSelected} />
    </Words>
  );
}

/** The window widths at which the row of cards is as wide as the window, and the cards have room for the page's padding. */
export const toEdges = '@media (min-width: 64em) and (max-width: 68.74em)';

const darkTowardsFoot = {
  background: 'linear-gradient(0deg, rgba(12,10,8,.92) 78%, rgba(12,10,8,0))',
};

/**
 * Not positioned, so that the `::before` of `Select` covers the whole card. The animation has a name at every width, so that a resize does
 * not restart it; outside the wide layout its duration is 0.
 */
const Words = styled('div', {
  zIndex: '$raised',
  paddingBlock: '$24',
  paddingInline: '$pad',
  '@tablet': { inlineSize: '42%' },
  '@laptop': {
    '@motion': {
      animationDuration: '560ms',
      // Properties that depend on the card's width change only while the words are invisible.
      '&, & > *': { transition: 'all 0s 120ms allow-discrete' },
    },
  },
  // Gives the words of the first and the last card the page's padding, and keeps them clear of the chat button.
  [toEdges]: {
    ':first-child > &': { paddingInlineStart: '$pad' },
    ':last-child > &': { paddingInlineEnd: '$56' },
  },
  '@print': { '&&': { paddingBlock: '3mm 0', paddingInline: 0 } },
  variants: {
    isSelected: {
      true: {
        '@small': { paddingBlockStart: '$56', ...darkTowardsFoot },
        animationName: changeOfWords.grow,
        '@media (min-width: 64em)': { paddingInline: '$24' },
        '@full': { paddingBlockEnd: '$32', paddingInline: '$32' },
      },
      false: {
        ...scriptless(darkTowardsFoot),
        animationName: changeOfWords.shrink,
        '@laptop': { paddingInline: '$8' },
        '@media (min-width: 64em)': { paddingInline: '$12' },
        '@full': { paddingInline: '$20' },
      },
    },
  },
});

const Select = styled('button', {
  row: 0,
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: '$variant',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  // Covers the card, so that a click anywhere selects it, except on the pills and the link, which lie above.
  '&::before': { content: '', covers: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '',
    covers: '4px',
    outline: '2px solid $colors$lit',
  },
});

/** Lies above the `::before` of `Select`, so that visitors can select and copy the text. Without scripts, every card shows it. */
const Description = styled('p', {
  position: 'relative',
  zIndex: '$raised',
  maxInlineSize: '440px',
  marginBlockStart: '$8',
  color: '$bodyDark',
  textGrows: 'cardText',
  '@print': { '&&': { display: 'none' } },
  variants: {
    isSelected: {
      true: onceWordsLeft,
      false: { display: 'none', ...scriptless({ display: 'block' }) },
    },
  },
});
