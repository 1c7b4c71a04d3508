import { defaultChoices, type Choices } from '../../machines/choiceOptions';
import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';
import { designs } from './designs';
import { elevators } from './elevators';

/** The sentences that name a visitor's choices in a chat message. Titles come in one language; only that language's sentence is used. */
const sentences = {
  elevator: (type: string): Bilingual<'title'> => ({
    titleEN: `Elevator type: ${type}.`,
    titleAR: `نوع المصعد: ${type}.`,
  }),
  design: (category: string): Bilingual<'title'> => ({
    titleEN: `Design: ${category}.`,
    titleAR: `التصميم: ${category}.`,
  }),
  variant: (category: string, variant: string): Bilingual<'title'> => ({
    titleEN: `${category}: ${variant}.`,
    titleAR: `${category}: ${variant}.`,
  }),
};

/** A sentence, in a language, for each choice that differs from the default; empty if none differs. */
export function choiceSentences(choices: Choices, language: Language): string[] {
  const said: Bilingual<'title'>[] = [];
  const titleOf = (entity: Bilingual<'title'>) => inLanguage(entity, 'title', language);
  for (const elevator of elevators)
    if (elevator.id === choices.elevator && elevator.id !== defaultChoices.elevator)
      said.push(sentences.elevator(titleOf(elevator)));
  for (const design of designs)
    if (design.id === choices.design && design.id !== defaultChoices.design)
      said.push(sentences.design(titleOf(design)));
  for (const design of designs)
    for (const variant of design.images)
      if (variant.id === choices[design.id] && variant.id !== defaultChoices[design.id])
        said.push(sentences.variant(titleOf(design), titleOf(variant)));
  return said.map(titleOf);
}
