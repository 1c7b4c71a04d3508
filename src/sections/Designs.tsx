import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromCallback } from 'xstate';
import { designsMachine } from '../../machines/designsMachine';
import { rotationMachine, type RotationEvent } from '../../machines/rotationMachine';
import { designs } from '../content/designs';
import { styled } from '../stitches.config';
import { Heading } from '../ui/Heading';
import { Icon } from '../ui/Icon';
import { RoundButton } from '../ui/RoundButton';
import { Section } from '../ui/Section';
import { SectionHeader } from '../ui/SectionHeader';
import { DesignCard } from './DesignCard';

const machine = rotationMachine.provide({
  actors: {
    watchTab: fromCallback<RotationEvent>(({ sendBack }) => {
      const report = () => sendBack({ type: document.hidden ? 'hid' : 'showed' });
      report();
      document.addEventListener('visibilitychange', report);
      return () => document.removeEventListener('visibilitychange', report);
    }),
    watchMotion: fromCallback<RotationEvent>(({ sendBack }) => {
      const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
      const report = () => preference.matches && sendBack({ type: 'reduced' });
      report();
      preference.addEventListener('change', report);
      return () => preference.removeEventListener('change', report);
    }),
  },
});

/** Five design cards, of which one is expanded, and one button that pauses all their pictures. */
export function Designs() {
  const { t } = useTranslation();
  const choice = useActorRef(designsMachine);
  const rotation = useActorRef(machine);
  const isPaused = useSelector(rotation, (snapshot) => snapshot.matches('paused'));
  return (
    <Section aria-labelledby="designsHeading">
      <SectionHeader>
        <Heading size="section" id="designsHeading">
          {t('Our_Designs')}
        </Heading>
        <RoundButton
          type="button"
          on="paper"
          aria-label={t(isPaused ? 'Play_Pictures' : 'Pause_Pictures')}
          onClick={() => rotation.send({ type: isPaused ? 'play' : 'pause' })}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </RoundButton>
      </SectionHeader>
      <Row>
        {designs.map((design) => (
          <DesignCard key={design.id} design={design} choice={choice} rotation={rotation} />
        ))}
      </Row>
    </Section>
  );
}

const Row = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$gap',
  marginInline: 'calc(-1 * $space$pad)',
  '@lg': { flexDirection: 'row', marginInline: 0, blockSize: '640px' },
  '@scriptless': { flexDirection: 'column', blockSize: 'auto' },
  '@print': { flexDirection: 'column', blockSize: 'auto' },
});
