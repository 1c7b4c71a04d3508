import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { serviceChatMessage } from '../../content/chatMessages';
import type { Service } from '../../content/services';
import { useActor } from '../../hooks/useActor';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { materials } from '../../style/materials';
import { styled } from '../../style/stitches.config';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { TextLink } from '../../ui/TextLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useChat } from '../../hooks/useChat';
import drawings from './drawings.svg?no-inline';

/** The card of a service (a leaf, like the panel of a door): number, drawing, title, description, and a chat link about it. */
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
          <svg
            viewBox="0 0 110 208"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.1"
            aria-hidden="true"
          >
            <use href={`${drawings}#drawing-${service.id}`} />
            <use href={`${drawings}#car-${service.id}`} />
            <use href={`${drawings}#counterweight-${service.id}`} />
          </svg>
        </Drawing>
      </Top>
      <Title as="h3" size="card">
        {title}
      </Title>
      <Description>{inLanguage(service, 'description', language)}</Description>
      <More {...chat(serviceChatMessage(service))}>
        <span>{t('Learn_More')}</span>
        <VisuallyHidden>{` ${t('About_Service', { service: title })}`}</VisuallyHidden>
        <Icon name="arrowOut" />
      </More>
    </Leaf>
  );
}

const Leaf = styled('li', {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: '1fr auto auto auto',
  // Subgrid makes the titles of all cards end at one height, and their texts begin at one height. Browsers without it (Chrome before
  // 117) give each card its own rows.
  '@supports (grid-template-rows: subgrid)': { gridTemplateRows: 'subgrid' },
  minBlockSize: '500px',
  padding: '$28',
  scrollSnapAlign: 'start',
  '@md': { minBlockSize: '576px', padding: '$36' },
  '&:focus-within': { '--ride': 1 },
  '@hover': { '&:hover': { '--ride': 1 } },
  variants: {
    isCurrent: { true: { '--ride': 1 } },
    leaf: materials,
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

/** A sectional drawing of the service, never mirrored. Where it has an elevator car, `--ride: 1` raises it and lowers the counterweight. */
const Drawing = styled('div', {
  blockSize: '176px',
  '& svg': { blockSize: '100%', inlineSize: 'auto' },
  '@motion': {
    '& use + use': { translate: '0 calc(-28px * var(--ride, 0))', transition: 'translate $travel' },
    '& use + use + use': { translate: '0 calc(28px * var(--ride, 0))' },
  },
  '@md': { blockSize: '228px' },
});

const Title = styled(Heading, { alignSelf: 'end' });

const Description = styled('p', {
  marginBlockStart: '$12',
  textGrows: 'cardText',
});

const More = styled(TextLink, {
  position: 'relative',
  justifySelf: 'start',
  marginBlockStart: '$16',
});
