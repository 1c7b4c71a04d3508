import { type Choices, defaultChoices } from '../../machines/choiceOptions';
import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';
import { designs } from './designs';
import { elevators } from './elevators';

type Titled = Bilingual<'title'>;

/** What can be chosen: the name of the choice, its title in a chat message, and its options. */
const rows: readonly (readonly [
  keyof Choices,
  Titled,
  readonly (Titled & { readonly id: string })[],
])[] = [
  ['elevator', { titleEN: 'Elevator type', titleAR: 'نوع المصعد' }, elevators],
  ['design', { titleEN: 'Design', titleAR: 'التصميم' }, designs],
  ...designs.map((design) => [design.id, design, design.images] as const),
];

/** A sentence, in a language, for each choice that differs from the default; empty if none differs. */
export function choiceSentences(choices: Choices, language: Language): string[] {
  const titleOf = (entity: Titled) => inLanguage(entity, 'title', language);
  return rows.flatMap(([name, choice, options]) =>
    options
      .filter(({ id }) => id === choices[name] && id !== defaultChoices[name])
      .map((option) => `${titleOf(choice)}: ${titleOf(option)}.`),
  );
}
