import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from './Bilingual';
import { inLanguage } from './inLanguage';

/** The separator between the parts of a list, by language. */
export const comma = { en: ', ', ar: '، ' } as const;

/** The titles of entities in a language, joined by that language's comma: `King Fahd Road, Al Olaya`. */
export const commaJoined = (entities: readonly Bilingual<'title'>[], language: Language): string =>
  entities.map((entity) => inLanguage(entity, 'title', language)).join(comma[language]);
