import { useTranslation } from 'react-i18next';
import { services } from '../content/services';
import { styled } from '../style/stitches.config';
import { elementIds } from '../ui/elementIds';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { SectionHeader } from '../ui/SectionHeader';
import { ServiceBars } from './ServiceBars';
import { ServiceLeaf } from './ServiceLeaf';

/** The six services: a row of cards that scrolls sideways, and on the desktop a bar for each. */
export function Services() {
  const { t } = useTranslation();
  return (
    <Section id="ourServices" aria-labelledby="servicesHeading">
      <SectionHeader>
        <Heading size="section" id="servicesHeading">
          {t('Our_Services')}
        </Heading>
        <ServiceBars />
      </SectionHeader>
      <Row
        id={elementIds.servicesRow}
        aria-labelledby="servicesHeading"
        // Once it has the focus, the arrow keys scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {services.map((service) => (
          <ServiceLeaf key={service.id} service={service} />
        ))}
      </Row>
    </Section>
  );
}

/** A length of an empty shaft, in the middle of a card's width: its walls and floors, and in front of them the rails and their brackets. */
const shaft = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 386 79" fill="none">' +
    '<path stroke="#D6D1C9" d="M143 0v79M243 0v79M155 0v79M231 0v79M133 36h10m-10 7h10m100-7h10m-10 7h10"/>' +
    '<path stroke="#7E766C" d="M158.5 0v79M227.5 0v79M143 70v9m0-5h12M243 70v9m0-5h-12"/></svg>',
);

const Row = styled('ul', {
  '--card': '300px',
  display: 'flex',
  gap: '$gap',
  marginInline: 'calc(-1 * $space$pad)',
  paddingInlineStart: '$pad',
  // Room for the last card to come to the start; 100% is the width of the section between its paddings.
  paddingInlineEnd: 'calc(100% + $space$pad - var(--card))',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInlineStart: '$space$pad',
  scrollbarWidth: 'none',
  '@motion': { scrollBehavior: 'smooth' },
  '@md': {
    '--card': '340px',
    '--side': '0%',
    // After the last card the shaft goes on as a drawing; the paper on it keeps the place before the first card empty.
    background: `linear-gradient($colors$paper, $colors$paper) var(--side) 0 / $space$pad 100% no-repeat local, url("data:image/svg+xml,${shaft}") var(--from) 0 / calc(var(--card) + 2px) auto local`,
    '--from': '$space$pad',
    '[dir=rtl] &': { '--side': '100%', '--from': 'calc(100% - $space$pad)' },
  },
  '@lg': { '--card': '384px' },
  '&:focus-visible': { outlineOffset: '6px' },
  '@print': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '$24',
    padding: 0,
    background: 'none',
  },
});
