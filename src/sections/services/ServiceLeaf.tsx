import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { serviceChatMessage } from '../../content/chatMessages';
import type { Service } from '../../content/services';
import { useActor } from '../../hooks/useActor';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { ServiceDrawing } from '../../ui/ServiceDrawing';
import { TextLink } from '../../ui/TextLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useChat } from '../../hooks/useChat';

/** The card of a service: its number, drawing, title and description, and a link to a chat about it. */
export function ServiceLeaf({ service }: { service: Service }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chat = useChat();
  const isCurrent = useSelector(useActor('services'), (state) => state.matches(service.card));
  const title = inLanguage(service, 'title', language);
  return (
    <Leaf leaf={service.leaf} text={service.text} isCurrent={isCurrent}>
      <Top>
        <Number>{service.id}</Number>
        <Drawing>
          <ServiceDrawing id={service.id} />
        </Drawing>
      </Top>
      <Heading as="h3" size="card">
        {title}
      </Heading>
      <Description>{inLanguage(service, 'description', language)}</Description>
      <More {...chat(serviceChatMessage(service))}>
        <span>{t('Learn_More')}</span>
        <VisuallyHidden>{` ${t('About_Service', { service: title })}`}</VisuallyHidden>
        <Icon name="arrowOut" />
      </More>
    </Leaf>
  );
}

/** A material under brushed light: its colour, a brighter band, its colour again. */
const brushed = (edge: string, light: string, base: string, end: string) =>
  `linear-gradient(100deg, ${edge}, ${light} 42%, ${base} 70%, ${end})`;

const Leaf = styled('li', {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: '1fr auto auto auto',
  // The titles of all cards begin at one height, whatever the other rows need. Before Chrome 117, which brought subgrid, each card
  // has its own rows.
  '@supports (grid-template-rows: subgrid)': { gridTemplateRows: 'subgrid' },
  minBlockSize: '500px',
  padding: '$28',
  scrollSnapAlign: 'start',
  '@md': { minBlockSize: '576px', padding: '$36' },
  '@print': { minBlockSize: 0, padding: 0 },
  '&:focus-within': { '--ride': 1 },
  '@hover': { '&:hover': { '--ride': 1 } },
  variants: {
    isCurrent: { true: { '--ride': 1 } },
    leaf: {
      glass: { background: brushed('#12110F', '#1E1C19', '#141311', '#0F0E0C') },
      walnut: { background: brushed('#331F16', '#402A1F', '#36231A', '#2F1D14') },
      bronze: { background: brushed('#6A4929', '#7A5835', '#70502F', '#644524') },
      brass: { background: brushed('#BB925E', '#D2B07F', '#C6A06D', '#B88F5B') },
      steel: { background: brushed('#B9C2CA', '#D3DADF', '#C5CDD4', '#B6BFC8') },
      marble: { background: brushed('#E4DFD8', '#F1EEE9', '#EBE7E1', '#E2DDD5') },
    },
    text: {
      white: { color: '$white', '--focus': '$colors$lit' },
      ink: { color: '$ink', '--focus': '$colors$ink' },
    },
  },
});

const Top = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockEnd: '$16',
});

const Number = styled('span', { fontSize: '$fact', fontWeight: '$light', lineHeight: 1 });

const Drawing = styled('div', {
  blockSize: '176px',
  '& svg': { blockSize: '100%', inlineSize: 'auto' },
  '@md': { blockSize: '228px' },
  '@print': { display: 'none' },
});

const Description = styled('p', {
  marginBlockStart: '$12',
  lineHeight: '$cardText',
  grows: 'cardText',
});

const More = styled(TextLink, {
  position: 'relative',
  justifySelf: 'start',
  marginBlockStart: '$16',
});
