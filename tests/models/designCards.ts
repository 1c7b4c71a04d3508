import type { Locator } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { type Design, designs } from './content';
import { find, inside, type Placed, type Thing, told } from './Observation';
import { untouched } from './reference/choicesReference';
import type { Finder, SiteDriver, Text } from './SiteDriver';

export const section = (site: SiteDriver): Locator =>
  site.page.getByRole('region', { name: site.say('Our_Designs'), exact: true });

export const cardOf = (site: SiteDriver, design: Design): Locator =>
  section(site).getByRole('group', { name: site.read(design, 'title'), exact: true });

export const designsIn = (site: SiteDriver) => (things: readonly Placed[]) =>
  inside(things, 'region', site.say('Our_Designs'));

export const cardIn = (site: SiteDriver, design: Design) => (things: readonly Placed[]) =>
  inside(designsIn(site)(things), 'group', site.read(design, 'title'));

export const expander =
  (site: SiteDriver, design: Design): Finder =>
  (things) =>
    find(cardIn(site, design)(things), 'button', site.read(design, 'title'));

export const pill =
  (site: SiteDriver, design: Design, variant?: string): Finder =>
  (things) => {
    const name = site.say('Variants', { title: site.read(design, 'title') });
    const index = design.images.findIndex(({ id }) => id === variant);
    return inside(cardIn(site, design)(things), 'group', name)[index];
  };

/** Finds the button of the section that pauses the pictures of all cards, or lets them play. */
export const rotationButton =
  (site: SiteDriver): Finder =>
  (things) =>
    designsIn(site)(things).find(
      ({ role, name }) =>
        role === 'button' && [site.say('Pause_Pictures'), site.say('Play_Pictures')].includes(name),
    );

export const showsRotationButton = (site: SiteDriver, text: Text): Promise<void> =>
  site
    .shows((things) => {
      const { name, icons } = rotationButton(site)(things) ?? {};
      return [name, icons];
    })
    .toEqual([site.say(text), [text === 'Play_Pictures' ? 'play' : 'pause']]);

/**
 * Presses the button for all cards. While the focus is in the model's card, activates it as a screen reader does, which leaves the focus
 * there.
 */
const pressRotation = ({ driver: site, previous }: RotationStep) =>
  previous.matches({ focus: 'inside' })
    ? site.activate(rotationButton(site))
    : site.press(rotationButton(site), { stays: true });

/** Expects that no button has this text: none to play pictures that already rotate, and none to pause pictures that are paused. */
const hasNoButton =
  (text: Text) =>
  ({ driver: site }: RotationStep): Promise<void> =>
    site
      .shows((things) => find(designsIn(site)(things), 'button', site.say(text)))
      .toEqual(undefined);

type RotationStep = { readonly driver: SiteDriver; readonly previous: AnyMachineSnapshot };

/** The events of the button for all cards, for the models of the cards. */
export const rotationEvents = {
  'rotation pause': { execute: pressRotation, sneak: hasNoButton('Pause_Pictures') },
  'rotation play': { execute: pressRotation, sneak: hasNoButton('Play_Pictures') },
} as const;

/** A card and the variant that it shows; `index` counts from 0. */
interface ShownCard {
  readonly design: Design;
  readonly index: number;
}

/**
 * The visible facts of every card: whether it is expanded and the largest. For the cards in `shown` also their pictures and pressed pills
 * and, if `isSaid`, their texts and controls.
 */
function cardsIn(
  site: SiteDriver,
  things: readonly Placed[],
  shown: readonly Design[],
  isSaid: boolean,
) {
  const all = designsIn(site)(things);
  const groups = designs.map((design) => find(all, 'group', site.read(design, 'title')));
  const most = Math.max(...groups.map((group) => group?.room ?? 0));
  return designs.map((design, index) => {
    const title = site.read(design, 'title');
    const parts = inside(all, 'group', title);
    return {
      isExpanded: find(parts, 'button', title)?.expanded,
      isLargest: groups[index]?.room === most,
      ...(shown.includes(design) && {
        pictures: groups[index]?.pictures,
        pressed: parts.flatMap(({ pressed }) => pressed ?? []),
        ...(isSaid && { said: told(parts.filter(({ role }) => role !== 'live')) }),
      }),
    };
  });
}

/**
 * Expects the picture and the pressed pill of some cards and, if `isSaid`, their texts and controls. Also expects that, of all cards, only
 * `expanded` is expanded and largest.
 */
export async function showsCards(
  site: SiteDriver,
  cards: readonly ShownCard[],
  expanded: Design['id'],
  isSaid = true,
): Promise<void> {
  const shown = cards.map(({ design }) => design);
  await site
    .shows((things) => cardsIn(site, things, shown, isSaid))
    .toEqual(
      designs.map((design) => {
        const isExpanded = design.id === expanded;
        const card = cards.find((each) => each.design === design);
        return {
          isExpanded,
          isLargest: isExpanded,
          ...(card && {
            pictures: [design.images[card.index]?.image],
            pressed: design.images.map((_, index) => index === card.index),
            ...(isSaid && { said: wordsOf(site, card, expanded) }),
          }),
        };
      }),
    );
}

function wordsOf(site: SiteDriver, { design, index }: ShownCard, expanded: Design['id']): Thing[] {
  const variant = design.images[index];
  const title = site.read(design, 'title');
  const isExpanded = design.id === expanded;
  return [
    { role: 'img', name: variant ? site.read(variant, 'alt') : '' },
    { role: 'heading', name: title, level: 3 },
    { role: 'button', name: title, expanded: isExpanded },
    ...(isExpanded ? [{ role: 'paragraph', name: site.read(design, 'description') }] : []),
    { role: 'group', name: site.say('Variants', { title }) },
    ...design.images.map((each) => ({
      role: 'button',
      name: site.read(each, 'title'),
      pressed: each === variant,
    })),
    ...(isExpanded && design.id !== 'doors'
      ? [{ role: 'link', name: site.say('Browse_Designs'), url: design.link ?? '' }]
      : []),
  ];
}

/**
 * Shows each card's chosen picture for its whole time, since some of it passed while the page loaded, and on a busy machine all of it. The
 * clock must be stopped.
 */
export async function startCards(site: SiteDriver, choices = untouched): Promise<void> {
  if (new URL(site.page.url()).pathname !== '/') return;
  for (const design of designs) await site.activate(pill(site, design, choices[design.id]));
}

/** Opens the home page at the designs, with the clock stopped. */
export async function visitDesigns(site: SiteDriver): Promise<void> {
  await site.visitWithStoppedClock('/');
  await section(site).scrollIntoViewIfNeeded();
  await startCards(site);
}
