import type { SafetySystem } from '../../content/safety';
import { useIsSelected } from '../useTab';
import { inLanguage } from '../../i18n/inLanguage';
import { useLanguage } from '../../i18n/useLanguage';
import { acrossPhone } from '../../style/media';
import { StackedPicture } from '../../ui/StackedPicture';

/** The picture of a safety system, shown while the system is selected. */
export function SafetyPicture({ system }: { system: SafetySystem }) {
  const language = useLanguage();
  const isShown = useIsSelected('safety', system.id);
  return (
    <StackedPicture
      isShown={isShown}
      name={system.image}
      alt={inLanguage(system, 'alt', language)}
      caption={inLanguage(system, 'alt', language)}
      sizes={`(min-width: 768px) max(50vw, 720px), ${acrossPhone}`}
    />
  );
}
