import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  gap,
  type RowPosition,
  type ServiceCard,
  serviceCards,
  servicesMachine,
} from '../../machines/servicesMachine';
import { services } from '../content/services';
import { styled } from '../stitches.config';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { SectionHeader } from '../ui/SectionHeader';
import { ServiceBars } from './ServiceBars';
import { ServiceLeaf } from './ServiceLeaf';

const rowId = 'servicesRow';

/** Where a row stands, for the machine. */
function readPosition(row: HTMLElement): RowPosition {
  return {
    scrollLeft: row.scrollLeft,
    cardWidth: row.firstElementChild?.getBoundingClientRect().width ?? 0,
    direction: getComputedStyle(row).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** The card that an element stands in; undefined outside all of them. */
function cardAround(element: Element): ServiceCard | undefined {
  const leaf = element.closest(`#${rowId} > *`);
  return serviceCards[
    [...(leaf?.parentElement?.children ?? [])].findIndex((each) => each === leaf)
  ];
}

/** Brings a card to the row's reading start; the style sheet says how smoothly. */
function scrollTo(card: ServiceCard) {
  const row = document.querySelector<HTMLElement>(`#${rowId}`);
  if (!row) return;
  const { cardWidth, direction } = readPosition(row);
  const offset = serviceCards.indexOf(card) * (cardWidth + gap);
  row.scrollTo({ left: direction === 'rtl' ? -offset : offset });
}

const machine = servicesMachine.provide({ actions: { scrollTo: (_, { card }) => scrollTo(card) } });

/** The six services: a row of leaves that scrolls sideways, and on the desktop a bar for each. */
export function Services() {
  const { t } = useTranslation();
  const [state, send] = useMachine(machine);
  return (
    <Section id="ourServices" aria-labelledby="servicesHeading">
      <SectionHeader>
        <Heading size="section" id="servicesHeading">
          {t('Our_Services')}
        </Heading>
        <ServiceBars
          isCurrent={(card) => state.matches(card)}
          onSelect={(card) => send({ type: 'select', card })}
        />
      </SectionHeader>
      <Row
        id={rowId}
        aria-labelledby="servicesHeading"
        // A region that scrolls is reached by the keyboard, so that its arrow keys scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={({ target }) => {
          const card = target.matches(':focus-visible') && cardAround(target);
          if (card) send({ type: 'select', card });
        }}
        onScroll={(event) => send({ type: 'scrolled', ...readPosition(event.currentTarget) })}
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
  // The last card, too, can come to the start. 100 % is what the section leaves between its paddings.
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
