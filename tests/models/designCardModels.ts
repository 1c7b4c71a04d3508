import { designCardMachines } from '../../machines/designCardMachine';
import { designsMachine } from '../../machines/designsMachine';
import { type Design, designs } from './content';
import { designCard, rotationDelay } from './reference/cardReferences';
import { type Assertion, expect } from '../harness/index';
import { openChoices, optionBefore } from './openChoices';
import { find } from './Observation';
import { siteModel } from './siteModel';
import { choosing } from './pageFrame';
import type { SiteDriver } from './SiteDriver';
import {
  cardIn,
  cardOf,
  designsIn,
  expander,
  pill,
  rotationEvents,
  showsCards,
  showsRotationButton,
  visitDesigns,
} from './designCards';

export const hasKeyboardFocus = async (site: SiteDriver, design: Design): Promise<boolean> => {
  const { things } = await site.look();
  return cardIn(site, design)(things).some(({ focus }) => focus === 'shown');
};

/** Moves the keyboard focus into a card as a visitor does: by the Tab key, from the control before the card. */
async function tabInto(site: SiteDriver, design: Design): Promise<void> {
  await cardOf(site, design).evaluate((card) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')];
    const first = stops.findIndex((stop) => card.contains(stop));
    stops[first - 1]?.focus({ preventScroll: true });
  });
  await site.page.keyboard.press('Tab');
  expect(await hasKeyboardFocus(site, design)).toBe(true);
}

async function tabOut(site: SiteDriver, design: Design): Promise<void> {
  for (let stop = 0; stop < 8 && (await hasKeyboardFocus(site, design)); stop += 1) {
    await site.page.keyboard.press('Tab');
  }
  expect(await hasKeyboardFocus(site, design)).toBe(false);
}

/** Picks a variant by pressing its pill, or by a key if the focus is in the card. */
async function pick(site: SiteDriver, design: Design, variant: string, isInside: boolean) {
  const chosen = pill(site, design, variant);
  if (!isInside) return site.press(chosen);
  await site.focus(chosen);
  expect(await hasKeyboardFocus(site, design)).toBe(true);
  await site.page.keyboard.press('Space');
}

type Adopting = { readonly driver: SiteDriver; readonly event: { readonly picture: string } };

function cardModel(design: Design) {
  const machine = designCardMachines[design.id];
  const pictures: readonly { readonly id: string }[] = design.images;
  const after = (picture: string) =>
    `xstate.after.rotationDelay.${machine.id}.picture.${picture}.showing` as const;
  return siteModel({
    name: `design card ${design.id}`,
    changes: [...choosing, 'region Our_Clients'],
    machine,
    reference: designCard(design.id),
    within: { root: designsMachine, name: design.id },
    limit: pictures.length * 4,
    start: visitDesigns,
    events: {
      pick: {
        cases: pictures.map(({ id }) => ({ type: 'pick' as const, picture: id })),
        execute: ({ driver: site, event, previous }) =>
          pick(site, design, event.picture, previous.matches({ focus: 'inside' })),
      },
      adopt: {
        cases: ({ value }: { value: { picture: object } }) => {
          const [shown = ''] = Object.keys(value.picture);
          const ids = pictures.map(({ id }) => id);
          return [{ type: 'adopt' as const, picture: optionBefore(ids, shown) }];
        },
        execute: ({ driver: site, event: { picture } }: Adopting) => {
          // Opening the address that is already open would do nothing, so a different elevator type makes the address a new one.
          const isFood = site.page.url().includes('elevator=food');
          return openChoices(site, {
            elevator: isFood ? 'gearless' : 'food',
            [design.id]: picture,
          });
        },
      },
      ...rotationEvents,
      entered: {
        execute: ({ driver: site }) => tabInto(site, design),
        // Focus that moves within the card does not enter it a second time.
        sneak: async ({ driver: site }) => {
          await site.focus(expander(site, design));
          await site.shows((things) => expander(site, design)(things)?.focus).toEqual('shown');
        },
      },
      left: {
        execute: ({ driver: site }) => tabOut(site, design),
        // Moves the focus from one control outside the card to another.
        sneak: async ({ driver: site }) => {
          const link = site.page.getByRole('contentinfo').getByRole('link').first();
          await link.evaluate((element) => element.focus({ preventScroll: true }));
          await expect(link).toBeFocused();
        },
      },
      ...Object.fromEntries(
        pictures.map(({ id }) => [
          after(id),
          {
            cases: [{ type: after(id) }],
            execute: async ({ driver: site }: { driver: SiteDriver }) => {
              // The state's assertion has let the timer run up to its last millisecond, which passes here.
              await site.pass(1);
              await printsChosen(site, design);
            },
          },
        ]),
      ),
    },
    states: {
      ...Object.fromEntries(
        pictures.flatMap(({ id }, index) => [
          [`picture.${id}`, seesVariantOf(design, index)],
          [
            `picture.${id}.showing`,
            staysFor(rotationDelay - 1, showsVariantOf(design, index, 'off')),
          ],
          [
            `picture.${id}.resting`,
            staysFor(2 * rotationDelay + 1, showsVariantOf(design, index, 'polite')),
          ],
        ]),
      ),
      'section.playing': ({ driver: site }) => showsRotationButton(site, 'Pause_Pictures'),
      'section.resting': ({ driver: site }) => showsRotationButton(site, 'Play_Pictures'),
      'focus.outside': async ({ driver: site }) =>
        expect(await hasKeyboardFocus(site, design)).toBe(false),
      'focus.inside': async ({ driver: site }) =>
        expect(await hasKeyboardFocus(site, design)).toBe(true),
    },
  });
}

type Check = (shown: { readonly driver: SiteDriver }) => Promise<void>;

/** Expects that a card shows a variant at once, and that picking it has not expanded another card. */
const seesVariantOf =
  (design: Design, index: number): Check =>
  ({ driver: site }) =>
    showsCards(site, [{ design, index }], 'cabins', false);

/**
 * Expects that a card shows a variant and names it. Screen readers announce the next variant (`polite`), unless it comes by itself (`off`).
 */
const showsVariantOf =
  (design: Design, index: number, live: 'off' | 'polite'): Check =>
  async ({ driver: site }) => {
    await showsCards(site, [{ design, index }], 'cabins');
    await site
      .shows((things) => find(cardIn(site, design)(things), 'live')?.attributes?.['aria-live'])
      .toEqual(live);
  };

/** Expects that a card shows the chosen variant when the page is printed, whichever picture it shows on the screen. */
async function printsChosen(site: SiteDriver, design: Design): Promise<void> {
  const named = new URLSearchParams(new URL(site.page.url()).hash.slice(1)).get(design.id);
  const chosen = design.images.find(({ id }) => id === named) ?? design.images[0];
  const title = site.read(design, 'title');
  // In print the controls are hidden and lose the focus, so it is restored afterwards.
  const focused = await site.page.evaluateHandle(() => document.activeElement as HTMLElement);
  await site.page.emulateMedia({ media: 'print' });
  await site
    .shows((things) => find(designsIn(site)(things), 'group', title)?.pictures)
    .toEqual([chosen?.image]);
  await site.page.emulateMedia({ media: null });
  await focused.evaluate((element) => element.focus({ preventScroll: true }));
}

/** Makes an assertion that lets some milliseconds pass before it calls `check`. */
const staysFor =
  (milliseconds: number, check: Check): Assertion<unknown, unknown, SiteDriver> =>
  async ({ driver: site, isAgain }) => {
    if (!isAgain) await site.pass(milliseconds);
    await check({ driver: site });
  };

/** The models of the design cards: their pictures, whether the pictures rotate, and the focus in the card. */
export const designCardModels = designs.map(cardModel);
