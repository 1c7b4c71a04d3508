import { useTranslation } from 'react-i18next';
import { type ServiceCard, serviceCards } from '../../machines/servicesMachine';
import { inLanguage } from '../content/bilingual';
import { services } from '../content/services';
import { useLanguage } from '../language';
import { styled } from '../stitches.config';

interface ServiceBarsProps {
  readonly isCurrent: (card: ServiceCard) => boolean;
  readonly onSelect: (card: ServiceCard) => void;
}

/** On the desktop a bar for each service: it says which card the row has come to, and leads to its own. */
export function ServiceBars({ isCurrent, onSelect }: ServiceBarsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Bars role="group" aria-label={t('Choose_Service')}>
      {services.map((service, index) => {
        const card = serviceCards[index] ?? serviceCards[0];
        return (
          <Bar
            key={service.id}
            type="button"
            aria-label={inLanguage(service, 'title', language)}
            aria-current={isCurrent(card) ? 'true' : undefined}
            onClick={() => onSelect(card)}
          />
        );
      })}
    </Bars>
  );
}

const Bars = styled('div', {
  display: 'none',
  gap: '$8',
  '@md': { display: 'flex' },
  '@print': { display: 'none' },
});

const Bar = styled('button', {
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  inlineSize: '$space$32',
  blockSize: '$space$32',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: '$space$16',
  '@motion': { transition: 'inline-size $state' },
  '&:focus-visible': { outlineOffset: 0 },
  '&::before': {
    content: '',
    inlineSize: '$space$24',
    blockSize: '4px',
    borderRadius: '2px',
    background: '$rule',
    '@forced': { background: 'ButtonText' },
  },
  '&:hover::before': { background: '$ink' },
  '&[aria-current]': {
    inlineSize: '$space$80',
    '&::before': {
      inlineSize: '$space$80',
      background: '$ink',
      '@forced': { background: 'Highlight' },
    },
  },
});
