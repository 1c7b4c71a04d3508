import { designCardMachines, rotationDelay } from '../../../machines/designCardMachine';
import { type Design, designs } from '../../../src/content/designs';
import { expect } from '../expect';
import type { Assertion } from '../ModelDefinition';
import { pathModel } from '../pathModel';
import type { Site, Text } from '../Site';
import {
  cardOf,
  expanderOf,
  pillOf,
  rotationButton,
  section,
  seesCards,
  showsCards,
  visitDesigns,
} from './designCards';

/** Whether keyboard focus is in a card. */
export const hasKeyboardFocus = (site: Site, design: Design) =>
  site.page.evaluate(
    (title) => {
      const card = document.querySelector(':focus-visible')?.closest('[role=group]:has(h3)');
      return card?.querySelector('h3')?.textContent === title;
    },
    site.read(design, 'title'),
  );

/** Brings keyboard focus into a card, as a visitor does: from the stop before it, by the Tab key. */
async function tabInto(site: Site, design: Design): Promise<void> {
  await cardOf(site, design).evaluate((card) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')];
    const first = stops.findIndex((stop) => card.contains(stop));
    stops[first - 1]?.focus({ preventScroll: true });
  });
  await site.page.keyboard.press('Tab');
  expect(await hasKeyboardFocus(site, design)).toBe(true);
}

/** Takes keyboard focus out of a card, by as many Tab keys as that takes. */
async function tabOut(site: Site, design: Design): Promise<void> {
  for (let stop = 0; stop < 8 && (await hasKeyboardFocus(site, design)); stop += 1) {
    await site.page.keyboard.press('Tab');
  }
  expect(await hasKeyboardFocus(site, design)).toBe(false);
}

/** Picks a variant: by its pill, or by the keys while focus is in the card. */
async function pick(site: Site, design: Design, index: number, isInside: boolean): Promise<void> {
  const pill = pillOf(site, design, index);
  if (!isInside) return site.press(pill);
  await pill.focus();
  expect(await hasKeyboardFocus(site, design)).toBe(true);
  await site.page.keyboard.press('Space');
}

/**
 * Presses the section's Pause or Play button. While focus is in the card it is pressed as a screen reader does,
 * which leaves the focus where it is.
 */
const pressRotation = (site: Site, isInside: boolean) =>
  isInside
    ? rotationButton(site).evaluate((button: HTMLElement) => button.click())
    : site.press(rotationButton(site));

function cardModel(design: Design) {
  const machine = designCardMachines[design.id];
  const pictures: readonly { readonly id: string }[] = design.images;
  const shows = (index: number) => showsVariantOf(design, index);
  const after = (picture: string) =>
    `xstate.after.rotationDelay.${machine.id}.picture.${picture}.showing` as const;
  return pathModel({
    name: `design card ${design.id}`,
    machine,
    limit: pictures.length * 4,
    start: visitDesigns,
    events: {
      pick: {
        cases: pictures.map(({ id }) => ({ type: 'pick' as const, picture: id })),
        execute: ({ site, event, previous }) => {
          const index = pictures.findIndex(({ id }) => id === event.picture);
          return pick(site, design, index, previous.matches({ focus: 'inside' }));
        },
      },
      hold: {
        cases: [{ type: 'hold' }],
        execute: ({ site, previous }) => pressRotation(site, previous.matches({ focus: 'inside' })),
        sneak: ({ site }) => hasNoButton(site, 'Pause_Pictures'),
      },
      release: {
        cases: [{ type: 'release' }],
        execute: ({ site, previous }) => pressRotation(site, previous.matches({ focus: 'inside' })),
        sneak: ({ site }) => hasNoButton(site, 'Play_Pictures'),
      },
      entered: {
        cases: [{ type: 'entered' }],
        execute: ({ site }) => tabInto(site, design),
        // Focus that moves within the card comes into it no second time.
        sneak: async ({ site }) => {
          await expanderOf(site, design).focus();
          await expect(expanderOf(site, design)).toBeFocused();
        },
      },
      left: {
        cases: [{ type: 'left' }],
        execute: ({ site }) => tabOut(site, design),
        // Focus that is elsewhere goes to another place that is elsewhere.
        sneak: async ({ site }) => {
          const link = site.page.getByRole('contentinfo').getByRole('link').first();
          await link.evaluate((element) => element.focus({ preventScroll: true }));
          await expect(link).toBeFocused();
          await link.evaluate((element) => element.blur());
        },
      },
      ...Object.fromEntries(
        pictures.map(({ id }) => [
          after(id),
          {
            cases: [{ type: after(id) }],
            // The state's assertion has let all of its time pass but this millisecond.
            execute: ({ site }: { site: Site }) => site.pass(1),
          },
        ]),
      ),
    },
    states: {
      ...Object.fromEntries(
        pictures.flatMap(({ id }, index) => [
          [`picture.${id}`, seesVariantOf(design, index)],
          [`picture.${id}.showing`, staysFor(rotationDelay - 1, shows(index))],
          [`picture.${id}.resting`, staysFor(2 * rotationDelay + 1, shows(index))],
        ]),
      ),
      'section.playing': ({ site }) =>
        expect(rotationButton(site)).toHaveAccessibleName(site.say('Pause_Pictures')),
      'section.resting': ({ site }) =>
        expect(rotationButton(site)).toHaveAccessibleName(site.say('Play_Pictures')),
      'focus.outside': async ({ site }) => {
        expect(await hasKeyboardFocus(site, design)).toBe(false);
      },
      'focus.inside': async ({ site }) => {
        expect(await hasKeyboardFocus(site, design)).toBe(true);
      },
    },
  });
}

/** Expects that the section has no button that says so: where its pictures turn none plays, where they rest none pauses. */
const hasNoButton = (site: Site, text: Text) =>
  expect(
    section(site).getByRole('button', { name: site.say(text), exact: true, includeHidden: true }),
  ).toHaveCount(0);

type Check = (shown: { readonly site: Site }) => Promise<void>;

/** A card shows a variant at once; picking it has not expanded another card than the first. */
const seesVariantOf =
  (design: Design, index: number): Check =>
  ({ site }) =>
    seesCards(site, [{ design, index }], 'cabins');

/** A card shows a variant, and says so. */
const showsVariantOf =
  (design: Design, index: number): Check =>
  ({ site }) =>
    showsCards(site, [{ design, index }], 'cabins');

/** After some milliseconds the same is still to be seen. */
const staysFor =
  (milliseconds: number, check: Check): Assertion<unknown, unknown> =>
  async ({ site, isAgain }) => {
    if (!isAgain) await site.pass(milliseconds);
    await check({ site });
  };

/** The card of each design category. */
export const designCardModels = designs.map(cardModel);
