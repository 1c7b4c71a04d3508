import { readFileSync } from 'node:fs';
import type { ClientType } from '../../src/content/clients';
import type { Design } from '../../src/content/designs';
import type { ElevatorType } from '../../src/content/elevators';
import type { safety as safetySystems } from '../../src/content/safety';
import type { Service } from '../../src/content/services';

export type { ClientType, Design, ElevatorType };
export {
  chatMessages,
  drawingsChatMessage,
  formChatGreeting,
} from '../../src/content/chatMessages';

export const withId = <Entity extends { readonly id: string }>(
  entities: readonly Entity[],
  id: string,
): Entity => {
  const entity = entities.find((each) => each.id === id);
  if (!entity) throw new Error(`Nothing is "${id}"`);
  return entity;
};

/** All options with their texts, in the page's order. They come from a recorded file, not from the current code of the product. */
export const { elevators, safety, services, clients, designs } = JSON.parse(
  readFileSync(new URL('sights/choices.txt', import.meta.url), 'utf8'),
) as {
  readonly elevators: readonly ElevatorType[];
  readonly safety: typeof safetySystems;
  readonly services: readonly Service[];
  readonly clients: readonly ClientType[];
  readonly designs: readonly Design[];
};
