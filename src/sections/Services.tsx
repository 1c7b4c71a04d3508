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
  '@md': { '--card': '340px' },
  '@lg': { '--card': '384px' },
  '&:focus-visible': { outlineOffset: '6px' },
  '@print': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$24', padding: 0 },
});
