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

/**
 * A storey of an empty shaft, in the units of `drawings.svg`: its walls and floors, and in front of them the rails and
 * their brackets, all where the first drawing has them.
 */
const shaft =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 352 72' preserveAspectRatio='xMidYMid slice' fill='none' stroke='%237e766c'>" +
  "<path opacity='.35' d='M130 0v72M142 0v72M210 0v72M222 0v72M121 40h9m-9 6h9M222 40h9m-9 6h9'/>" +
  "<path d='M145 0v72M207 0v72M130 21v10m0-5h12m0-3v6M222 21v10m0-5h-12m0-3v6'/></svg>";

const Row = styled('ul', {
  '--card': '300px',
  display: 'flex',
  gap: '$gap',
  marginInline: 'calc(-1 * $space$pad)',
  paddingInlineStart: '$pad',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInlineStart: '$space$pad',
  scrollbarWidth: 'none',
  '@motion': { scrollBehavior: 'smooth' },
  // Room for the last card to come to the start: WebKit does not count the end's padding of a row from right to left. 100% is
  // the width between the section's padding at the start and the window's edge at the end.
  '&::after': { content: '', flex: '0 0 calc(100% - var(--card) - $space$gap)' },
  '@md': {
    '--card': '340px',
    // There the shaft goes on as a drawing, its rails where those of the cards stand (228 px for 208 units, 36 px from the card's
    // edges).
    '&::after': {
      background: `url("data:image/svg+xml,${shaft}") var(--from) 36px / calc(var(--card) + $space$gap) 78.9px`,
      '--rails': 'calc(var(--card) / 2 - 97px)',
      '--from': 'var(--rails)',
      '[dir=rtl] &': { '--from': 'calc(100% - var(--rails))' },
    },
  },
  '@lg': { '--card': '384px' },
  '&:focus-visible': { outlineOffset: '6px' },
  '@print': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '$24',
    padding: 0,
    '&::after': { display: 'none' },
  },
});
