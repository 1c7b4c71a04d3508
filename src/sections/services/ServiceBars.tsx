import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type Service, services } from '../../content/services';
import { useActor } from '../../hooks/useActor';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';

/** The pagination bars of the desktop layout: the current card's bar is wide, and a click on a bar scrolls to its card. */
export function ServiceBars() {
  const { t } = useTranslation();
  return (
    <Bars role="group" aria-label={t('Choose_Service')}>
      {services.map((service) => (
        <ServiceBar key={service.id} service={service} />
      ))}
    </Bars>
  );
}

function ServiceBar({ service }: { service: Service }) {
  const language = useLanguage();
  const actor = useActor('services');
  const isCurrent = useSelector(actor, (state) => state.matches(service.card));
  return (
    <Bar
      type="button"
      aria-label={inLanguage(service, 'title', language)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => actor.send({ type: 'select', card: service.card })}
    />
  );
}

const Bars = styled('div', {
  display: 'none',
  gap: '$8',
  '@md': { display: 'flex' },
  '@scriptless': { display: 'none' },
});

const Bar = styled('button', {
  centred: 'grid',
  size: '$space$32',
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
  '@hover': { '&:hover::before': { background: '$ink' } },
  '&[aria-current], &[aria-current]::before': { inlineSize: '$space$80' },
  '&[aria-current]::before': { background: '$ink', '@forced': { background: 'Highlight' } },
});
