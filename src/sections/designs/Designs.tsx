import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { designs } from '../../content/designs';
import { useActor } from '../../hooks/useActor';
import { scriptless } from '../../style/scriptless';
import { styled } from '../../style/stitches.config';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { RoundButton } from '../../ui/RoundButton';
import { Section } from '../../ui/Section';
import { SectionHeader } from '../../ui/SectionHeader';
import { DesignCard } from './DesignCard';

/** The five design cards, of which one is expanded, and a button that pauses the rotation of all their pictures. */
export function Designs() {
  const { t } = useTranslation();
  return (
    <Section aria-labelledby="designsHeading">
      <SectionHeader>
        <Heading size="section" id="designsHeading">
          {t('Our_Designs')}
        </Heading>
        <RotationButton />
      </SectionHeader>
      <Row>
        {designs.map((design) => (
          <DesignCard key={design.id} design={design} />
        ))}
      </Row>
    </Section>
  );
}

function RotationButton() {
  const { t } = useTranslation();
  const actor = useActor('rotation');
  const isPaused = useSelector(actor, (state) => state.matches('paused'));
  return (
    <Rotation
      type="button"
      on="light"
      aria-label={t(isPaused ? 'Play_Pictures' : 'Pause_Pictures')}
      onClick={() => actor.send({ type: isPaused ? 'play' : 'pause' })}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
    </Rotation>
  );
}

const Rotation = styled(RoundButton, scriptless({ display: 'none' }));

const Row = styled('div', {
  column: '$gap',
  marginInline: 'calc(-1 * $space$pad)',
  '@laptop': { flexDirection: 'row', blockSize: '640px' },
  '@lg': { marginInline: 0 },
  ...scriptless({ flexDirection: 'column', blockSize: 'auto' }),
  '@print': { flexDirection: 'row', gap: '4mm', marginInline: 0, blockSize: 'auto' },
});
