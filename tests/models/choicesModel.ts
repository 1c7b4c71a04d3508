import { choicesMachine } from '../../machines/choicesMachine';
import { siteMachine } from '../../machines/siteMachine';
import { chatMessages, type Design, designs, elevators, withId } from './content';
import { cardIn, designsIn, expander, pill, startCards } from './designCards';
import { type Assertion, expect } from '../harness/index';
import { find, inside, linkTo, type Placed } from './Observation';
import { variants } from './reference/cardReferences';
import { chatNumbers } from './reference/formReference';
import {
  addressed,
  changed,
  type ChoiceName,
  type Choices,
  choices as reference,
  fragmentOf,
  options,
  sentences,
} from './reference/choicesReference';
import { openChoices } from './openChoices';
import { siteModel } from './siteModel';
import { choosing } from './pageFrame';
import { paintTime, type SiteDriver } from './SiteDriver';
import { selectTab } from './tabs';

/** The text of a request in the chat: its first sentence, one sentence for each choice, and the lines for the visitor to fill in. */
export function requestTextOf(
  site: SiteDriver,
  message: (typeof chatMessages)['quote' | 'booking'],
  choices: Choices,
): string {
  const say = sentences[site.language];
  const said = changed(choices).map((name) => {
    if (name === 'elevator')
      return say.elevator(site.read(withId(elevators, choices[name]), 'title'));
    if (name === 'design') return say.design(site.read(withId(designs, choices[name]), 'title'));
    const design = withId(designs, name);
    const variant = withId(design.images, choices[name]);
    return say.variant(site.read(design, 'title'), site.read(variant, 'title'));
  });
  const [request = '', question = ''] = site.read(message, 'title').split('. ');
  return [`${request}.`, ...said, question].join(' ');
}

/** Expects that the address and the footer's request for a quote name the choices on every page, and that no other chat link does. */
export async function showsChoices(
  site: SiteDriver,
  choices: Choices,
  fragment = fragmentOf(choices),
): Promise<void> {
  const address = (text: string) =>
    `https://wa.me/${chatNumbers[site.layout]}?text=${encodeURIComponent(text)}`;
  await site
    .observes(({ things, address: shown }) => ({
      fragment: new URL(shown).hash,
      quote: find(inside(things, 'contentinfo', ''), 'link', site.say('Get_a_Quote'))?.url,
      chat: find(things, 'link', site.say('Chat'))?.url,
    }))
    .toEqual({
      fragment,
      quote: address(requestTextOf(site, chatMessages.quote, choices)),
      chat: address(site.read(chatMessages.question, 'title')),
    });
}

/**
 * The choices that the home page shows: the selected elevator tab, the expanded design card, how many groups list all choices, and the
 * cards' pressed buttons.
 */
const chosenIn = (site: SiteDriver) => (things: readonly Placed[]) => {
  const elevatorTabs = inside(things, 'tablist', site.say('Elevators'));
  return [
    elevatorTabs.find(({ selected }) => selected)?.name,
    designsIn(site)(things).find(({ expanded }) => expanded)?.name,
    things.filter(({ role, name }) => role === 'group' && name === site.say('Your_Elevator'))
      .length,
    ...designs.map((design) =>
      cardIn(site, design)(things).flatMap(({ pressed, name }) => (pressed ? [name] : [])),
    ),
  ];
};

/** Expects the home page, its address and its request for a quote to show the choices. */
export async function showsChosen(site: SiteDriver, choices: Choices, fragment?: string) {
  await showsChoices(site, choices, fragment);
  await site
    .shows(chosenIn(site))
    .toEqual([
      site.read(withId(elevators, choices.elevator), 'title'),
      site.read(withId(designs, choices.design), 'title'),
      changed(choices).length > 0 ? 2 : 0,
      ...designs.map((design) => [site.read(withId(design.images, choices[design.id]), 'title')]),
    ]);
}

type Shows = Assertion<{ readonly context: Choices }, unknown, SiteDriver>;
const shows: Shows = ({ driver, snapshot }) => showsChosen(driver, { ...snapshot.context });

/** The options to try in a state: all later ones if nothing was chosen; the first and the next if only this choice was made; else none. */
const casesOf =
  <Event>(name: ChoiceName, event: (option: string) => Event) =>
  ({ context }: { readonly context: Choices }): Event[] => {
    const all: readonly string[] = options[name];
    const following = all.slice(all.indexOf(context[name]) + 1);
    const isUntouched = changed(context).length === 0;
    if (isUntouched) return following.map(event);
    return changed(context).every((each) => each === name)
      ? [...all.slice(0, 1), ...following.slice(0, 1)].map(event)
      : [];
  };

const pickOf = (design: Design) => ({
  cases: casesOf(design.id, (picture) => ({ type: 'pick', picture })),
  execute: ({ driver: site, event }: { driver: SiteDriver; event: { picture?: string } }) =>
    site.press(pill(site, design, event.picture), { stays: true }),
});

const opened = (choices: Choices) => [{ type: 'opened' as const, choices }];

/** Goes to another page by a link, and back home by another. */
async function leaveAndReturn(site: SiteDriver): Promise<void> {
  for (const path of ['/about', '/']) {
    await site.press(linkTo('contentinfo', path));
    await site.pass(paintTime);
  }
}

export const choicesModel = siteModel({
  name: 'choices',
  changes: choosing,
  machine: choicesMachine,
  reference,
  within: { root: siteMachine, input: { path: '/', language: 'ar' }, name: 'choices' },
  limit: 16,
  start: async (site) => {
    await site.visitWithStoppedClock('/');
    await startCards(site);
  },
  events: {
    'elevators select': {
      cases: casesOf('elevator', (option) => ({ type: 'select', option })),
      execute: ({ driver: site, event }) => {
        const elevator = withId(elevators, (event as { option?: string }).option ?? '');
        return selectTab(site, 'Elevators', site.read(elevator, 'title'));
      },
    },
    'designs select': {
      cases: casesOf('design', (option) => ({ type: 'select', option })),
      execute: ({ driver: site, event }) =>
        site.press(expander(site, withId(designs, (event as { option?: string }).option ?? '')), {
          stays: true,
        }),
    },
    ...Object.fromEntries(
      designs
        .filter(({ id }) => variants[id].length > 1)
        .map((design) => [`${design.id} pick` as const, pickOf(design)]),
    ),
    opened: {
      cases: ({ context }) => {
        const [first, second] = addressed;
        if (changed(context).length === 0) return opened(first);
        return changed(context).length > 1 ? opened(second) : [];
      },
      execute: ({ driver: site, event }) => openChoices(site, event.choices),
    },
    arrived: {
      changes: [...choosing, 'history'],
      execute: ({ driver: site }) => leaveAndReturn(site),
      sneak: async ({ driver: site }) => {
        await leaveAndReturn(site);
        await expect(site.page).toHaveURL('/');
      },
    },
  },
  states: { untouched: shows, chosen: shows },
});
