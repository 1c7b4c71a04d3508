import { useSelector } from '@xstate/react';
import { elevators, type ElevatorType } from '../content/elevators';
import { useActor } from '../effects/useActor';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { StackedPicture } from '../ui/StackedPicture';

/** The picture of an elevator type, shown while the type is selected; it comes from its side of the one before, as a car does from its floor. */
export function ElevatorPicture({ elevator }: { elevator: ElevatorType }) {
  const language = useLanguage();
  const floors = useSelector(
    useActor('elevators'),
    (state) => elevators.indexOf(elevator) - elevators.findIndex(({ id }) => state.matches(id)),
  );
  return (
    <StackedPicture
      isShown={floors === 0}
      comesFrom={floors > 0 ? 'below' : 'above'}
      name={elevator.image}
      alt={inLanguage(elevator, 'alt', language)}
      sizes="(min-width: 1100px) 664px, (min-width: 768px) 56vw, 100vw"
    />
  );
}
