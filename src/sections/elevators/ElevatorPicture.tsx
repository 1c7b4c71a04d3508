import type { ElevatorType } from '../../content/elevators';
import { useIsSelected } from '../useTab';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { acrossPhone } from '../../style/media';
import { StackedPicture } from '../../ui/StackedPicture';

/** The picture of an elevator type, shown while the type is selected. */
export function ElevatorPicture({ elevator }: { elevator: ElevatorType }) {
  const language = useLanguage();
  const isShown = useIsSelected('elevators', elevator.id);
  return (
    <StackedPicture
      isShown={isShown}
      name={elevator.image}
      alt={inLanguage(elevator, 'alt', language)}
      sizes={`(min-width: 1100px) 664px, (min-width: 768px) 56vw, ${acrossPhone}`}
    />
  );
}
