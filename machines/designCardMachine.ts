import { and, not, setup, stateIn } from 'xstate';
import { type DesignCardEvent, watcher } from './actors';
import { type DesignCategory, designPictures } from './choiceOptions';
import { reportChoice } from './reportChoice';

/** How long a picture is shown before the next takes its place, in milliseconds (specification, section 9). */
export const rotationDelay = 3000;

const specification =
  "Section 4, Designs: each category's image index cycles automatically every 3 seconds through its " +
  'variant images, wrapping to the first after the last. Clicking a variant pill sets that image.';
const rest =
  'Decisions, Auto-rotation: it rests while a card holds keyboard focus, and while the section rests.';

/**
 * The machine of a card that shows its pictures in turn and starts over after the last. The rotation pauses from the section's
 * `hold` event to its `release`, and while keyboard focus is inside the card.
 */
function designCardMachine<const Id extends DesignCategory>(id: Id) {
  type Picture = (typeof designPictures)[Id][number];
  const pictures: readonly Picture[] = designPictures[id];
  const picture = (self: string, index: number) => ({
    description: `The ${self} picture is shown.`,
    initial: 'showing' as const,
    states: {
      showing: {
        description: 'Its time runs.',
        tags: 'rotating' as const,
        always: { guard: not('isFree'), target: 'resting' },
        after: {
          rotationDelay: {
            target: `#${id}.picture.${pictures[(index + 1) % pictures.length]}`,
            description: 'Its time is over: the next picture, or the first after the last.',
          },
        },
      },
      resting: {
        description: 'It stays for as long as the card is held.',
        always: { guard: 'isFree' as const, target: 'showing' },
      },
    },
  });

  return setup({
    types: { events: {} as DesignCardEvent, tags: {} as 'rotating' },
    actors: {
      /** Sends `entered` and `left` as keyboard focus comes into the card and leaves it. */
      watchFocus: watcher<DesignCardEvent>(),
    },
    guards: {
      isPicked: ({ event }, params: { picture: string }) =>
        'picture' in event && event.picture === params.picture,
      isFree: and([stateIn({ section: 'playing' }), stateIn({ focus: 'outside' })]),
    },
    actions: { reportChoice: reportChoice() },
    delays: { rotationDelay },
  }).createMachine({
    id,
    description: `Rotates the pictures of the ${id} card.`,
    meta: { specification },
    invoke: { id: 'focus', src: 'watchFocus' },
    type: 'parallel',
    states: {
      picture: {
        description: 'The picture that is shown.',
        initial: pictures[0],
        states: Object.fromEntries(
          pictures.map((name, index) => [name, picture(name, index)]),
        ) as Record<Picture, ReturnType<typeof picture>>,
        on: {
          pick: pictures.map((name) => ({
            guard: { type: 'isPicked' as const, params: { picture: name } },
            target: `.${name}`,
            actions: { type: 'reportChoice' as const, params: { choice: id, option: name } },
            description: `The visitor picks ${name}; its time starts anew.`,
          })),
          adopt: pictures.map((name) => ({
            guard: { type: 'isPicked' as const, params: { picture: name } },
            target: `.${name}`,
            description: `${name} was chosen before, or the address names it; its time starts anew.`,
          })),
        },
      },
      section: {
        description: 'Whether the whole section lets its pictures rotate.',
        initial: 'playing',
        states: {
          playing: {
            description: 'The section lets them rotate.',
            on: {
              hold: {
                target: 'resting',
                description: 'Paused by the visitor, hidden, or reduced motion.',
                meta: { specification: rest },
              },
            },
          },
          resting: {
            description: 'The section holds them.',
            on: {
              release: {
                target: 'playing',
                description: 'The section lets them rotate again.',
                meta: { specification: rest },
              },
            },
          },
        },
      },
      focus: {
        description: 'Whether keyboard focus is inside the card.',
        initial: 'outside',
        states: {
          outside: {
            description: 'Keyboard focus is elsewhere.',
            on: {
              entered: {
                target: 'inside',
                description: 'Keyboard focus comes into the card.',
                meta: { specification: rest },
              },
            },
          },
          inside: {
            description: 'Keyboard focus is in the card.',
            on: {
              left: {
                target: 'outside',
                description: 'Keyboard focus leaves the card.',
                meta: { specification: rest },
              },
            },
          },
        },
      },
    },
  });
}

export const designCardMachines = {
  cabins: designCardMachine('cabins'),
  doors: designCardMachine('doors'),
  buttons: designCardMachine('buttons'),
  walls: designCardMachine('walls'),
  flooring: designCardMachine('flooring'),
};
