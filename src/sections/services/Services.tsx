import { useTranslation } from 'react-i18next';
import { chatMessages } from '../../content/chatMessages';
import { services } from '../../content/services';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { List } from '../../ui/List';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { SectionHeader } from '../../ui/SectionHeader';
import { ServiceBars } from './ServiceBars';
import { ServiceLeaf } from './ServiceLeaf';
import { useChat } from '../../hooks/useChat';

/** The six services: a row of cards that scrolls sideways. The desktop layout adds a bar for each card, and a last link to book a visit. */
export function Services() {
  const { t } = useTranslation();
  const chat = useChat();
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
        role="group"
        aria-labelledby="servicesHeading"
        // Focusable, so that the arrow keys can scroll the row.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Cards>
          {services.map((service) => (
            <ServiceLeaf key={service.id} service={service} />
          ))}
        </Cards>
        <Closing>
          <Picture name="contact" alt="" sizes="68vw" />
          <Visit {...chat(chatMessages.booking)}>
            <span>{t('Book_A_Visit')}</span>
            <Icon name="arrowOut" />
          </Visit>
        </Closing>
      </Row>
    </Section>
  );
}

const Row = styled('div', {
  // Narrow enough to show a part of the next card even at 320 px, and wide enough for the longest word at twice the text size.
  '--card': 'clamp(240px, max(100vw - $space$56, 9.375rem), 300px)',
  display: 'grid',
  // The last column lets the last card scroll to the row's start: WebKit ignores the end padding of a right-to-left row. 100% is the width
  // from the section's start padding to the window's edge at the end.
  gridTemplateColumns: `repeat(${services.length}, var(--card)) calc(100% - var(--card) - $space$gap)`,
  gridTemplateRows: '1fr auto auto auto',
  gridAutoFlow: 'column',
  columnGap: '$gap',
  marginInline: 'calc(-1 * $space$pad)',
  paddingInlineStart: '$pad',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInlineStart: '$space$pad',
  scrollbarWidth: 'none',
  // In a zoomed window, which has no bars, a mouse can move the row only by this.
  '@small': { '@hover': { scrollbarWidth: 'thin' } },
  '@motion': { scrollBehavior: 'smooth' },
  '@md': { '--card': '340px' },
  '@laptop': { '--card': '384px' },
  '&:focus-visible': { outlineOffset: '6px' },
});

/** The list of services; `contents`, so that the row itself lays the items out in its columns. */
const Cards = styled(List, { display: 'contents' });

/** The link after the last card. Hidden on phones, where its column is too narrow for text. */
const Closing = styled('div', {
  gridRow: '1 / -1',
  position: 'relative',
  objectPosition: '50% 16%',
  '& > picture': { covers: 0, '@small': { display: 'none' } },
  color: '$white',
  '--focus': '$colors$lit',
  '@small': { visibility: 'hidden' },
});

const Visit = styled('a', {
  position: 'relative',
  background: 'linear-gradient(0deg, rgba(18,17,15,.9), rgba(18,17,15,0) 60%)',
  display: 'flex',
  alignItems: 'end',
  gap: '$16',
  blockSize: '100%',
  padding: '$36',
  fontWeight: '$light',
  textGrows: 'section',
  transition: 'color $state',
  '@hover': { '&:hover': { color: '$lit' } },
  '&:focus-visible': { outlineOffset: '-6px' },
  '& svg': { size: '.7em', marginBlockEnd: '.2em' },
});
