import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from './Bilingual';
import { inLanguage } from './inLanguage';

/** The titles of entities in a language, with its comma between them: `King Fahd Road, Al Olaya`. */
export const commaJoined = (entities: readonly Bilingual<'title'>[], language: Language): string =>
  entities
    .map((entity) => inLanguage(entity, 'title', language))
    .join(language === 'ar' ? '، ' : ', ');
