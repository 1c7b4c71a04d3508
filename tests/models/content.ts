import {
  chatMessages,
  drawingsChatMessage,
  formChatGreeting,
} from '../../src/content/chatMessages';
import type { ClientType } from '../../src/content/clients';
import { clients as clientTexts } from '../../src/content/clients';
import type { Design } from '../../src/content/designs';
import { designs as designTexts } from '../../src/content/designs';
import { elevators as elevatorTexts, type ElevatorType } from '../../src/content/elevators';
import { safety as safetyTexts } from '../../src/content/safety';
import { services as serviceTexts } from '../../src/content/services';
import {
  clients as clientFacts,
  designs as designFacts,
  elevators as elevatorFacts,
  safety as safetyFacts,
  services as serviceFacts,
} from './reference/contentReference';

export type { ClientType, Design, ElevatorType };
export { chatMessages, drawingsChatMessage, formChatGreeting };

/**
 * The facts of the reference, in its order, each with the texts that the product has under its key: the facts hold where both
 * say something. Throws where the product has nothing under a key.
 */
const withTexts = <Text extends { readonly id: string }>(
  facts: readonly (Partial<Text> & { readonly id: string })[],
  texts: readonly Text[],
): Text[] =>
  facts.map((fact) => {
    const text = texts.find(({ id }) => id === fact.id);
    if (!text) throw new Error(`The content has nothing under "${fact.id}"`);
    return { ...text, ...fact };
  });

/** The elevator types. */
export const elevators = withTexts(elevatorFacts, elevatorTexts);
/** The safety systems. */
export const safety = withTexts(safetyFacts, safetyTexts);
/** The services. */
export const services = withTexts(serviceFacts, serviceTexts);
/** The client types. */
export const clients = withTexts(clientFacts, clientTexts);

/** The design categories, each with its variants. */
export const designs: readonly Design[] = designFacts.map(({ variants, ...fact }) => {
  const text = designTexts.find(({ id }) => id === fact.id);
  const [first, ...others] = withTexts(variants, text?.images ?? []);
  if (!text || !first) throw new Error(`The content has nothing under "${fact.id}"`);
  const { titleAR, descriptionEN, descriptionAR } = text;
  return { titleAR, descriptionEN, descriptionAR, ...fact, images: [first, ...others] };
});
