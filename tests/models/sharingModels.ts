import { moving } from './pageFrame';
import { sharingMachine } from '../../machines/sharingMachine';
import { siteMachine } from '../../machines/siteMachine';
import type { SnapshotFrom } from 'xstate';
import { type Assertion, expectSoon } from '../harness/index';
import { inside, type Placed, told } from './Observation';
import {
  fragmentOf,
  noteTime,
  type Place,
  sharing as reference,
  toShare,
} from './reference/choicesReference';
import type { Finder, SiteDriver, Text } from './SiteDriver';
import { siteModel } from './siteModel';

/** The page's requests to the browser: the addresses that it has shared or copied, and how often it has printed. */
interface Asked {
  readonly addresses: string[];
  printed: number;
}

/** The window of a page whose browser leaves a share pending until the test calls `answer`. */
type Held = Window & { asked: Asked; answer(how: Answer): void };

type Answer = 'shared' | 'aborted' | 'copied' | 'refused';

/**
 * Replaces the browser's functions for sharing, copying and printing by ones that record the requests. Without `hasSheet` the browser
 * cannot share. It runs in the page.
 */
function holdSharing(hasSheet: boolean): void {
  const view = window as unknown as Held;
  const asked: Asked = (view.asked = { addresses: [], printed: 0 });
  window.print = () => void (asked.printed += 1);
  let allowsCopy = true;
  const held = () =>
    new Promise<void>((resolve, reject) => {
      view.answer = (how) => {
        allowsCopy = how === 'copied';
        if (how === 'shared' || (how === 'copied' && !hasSheet)) resolve();
        else reject(new DOMException('', how === 'aborted' ? 'AbortError' : 'NotAllowedError'));
      };
    });
  const share = ({ url = '' }: ShareData) => {
    asked.addresses.push(url);
    return held();
  };
  const writeText = (url: string) => {
    if (!hasSheet) return share({ url });
    return allowsCopy && asked.addresses.at(-1) === url ? Promise.resolve() : Promise.reject();
  };
  Object.defineProperty(navigator, 'share', { value: hasSheet ? share : undefined });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

interface World {
  shares: number;
  prints: number;
}

type Shows = Assertion<SnapshotFrom<typeof sharingMachine>, World, SiteDriver>;

/** Finds the elements of the group "Your elevator", which names the visitor's choices, at one of its two places. */
const lineAt = (site: SiteDriver, place: Place) => (things: readonly Placed[]) => {
  const heading = site.say(place === 'quote' ? 'Why_Choose_Us' : 'Contact_Us');
  const at = things.findIndex(({ role, name }) => role === 'heading' && name === heading);
  return inside(things.slice(at), 'group', site.say('Your_Elevator'));
};

const button =
  (site: SiteDriver, place: Place, text: Text): Finder =>
  (things) =>
    lineAt(site, place)(things).find(({ name }) => name === site.say(text));

/** Lets the browser answer a pending share of the page. */
const answer = (site: SiteDriver, how: string) =>
  site.page.evaluate((each) => (window as unknown as Held).answer(each), how as Answer);
/** The event of the timer that ends the display of a text. */
const note = (text: Text) => ({
  execute: async ({ driver: site }: { driver: SiteDriver }) => {
    await site.pass(noteTime - 1);
    await site
      .shows((things) => things.some((thing) => thing.name === site.say(text)))
      .toEqual(true);
    await site.pass(1);
  },
});

const model = (
  name: string,
  path: '/' | '/contact',
  places: readonly Place[],
  hasSheet: boolean,
  tags: readonly string[],
) => {
  /** Expects the choices and the buttons at each place, and the text about a share (`said`), which is '' while the share is pending. */
  const shows =
    (said?: Text | ''): Shows =>
    async ({ driver: site, world, snapshot }) => {
      const { place: answered } = snapshot.context;
      const disabled = said === '' ? { disabled: true } : {};
      const status = { role: 'status', name: said ? site.say(said) : '' };
      await site
        .shows((things) =>
          places.map((place) =>
            told(lineAt(site, place)(things)).map(({ url: _, ...thing }) => thing),
          ),
        )
        .toEqual(
          places.map((place) => [
            { role: 'paragraph', name: site.say('Your_Elevator') },
            { role: 'paragraph', name: toShare[site.language] },
            ...(place === 'form' ? [{ role: 'link', name: site.say('Get_a_Quote') }] : []),
            { role: 'button', name: site.say('Share'), ...disabled },
            { role: 'button', name: site.say('Print') },
            ...(said !== undefined && answered === place ? [status] : []),
          ]),
        );
      const { origin } = new URL(site.page.url());
      await expectSoon(() => site.page.evaluate(() => (window as unknown as Held).asked)).toEqual({
        addresses: Array<string>(world.shares).fill(`${origin}/${fragmentOf(toShare.choices)}`),
        printed: world.prints,
      });
    };
  return siteModel({
    changes: [...moving, 'group Your_Elevator', 'scroll'],
    name,
    machine: sharingMachine,
    within: { root: siteMachine, input: { path, language: 'ar' }, name: 'sharing' },
    reference,
    limit: 8,
    tags,
    ...(!hasSheet && {
      elsewhere: { 'sharing: done share → idle': 'Here the browser cannot share.' },
    }),
    start: async (site): Promise<World> => {
      await site.page.addInitScript(holdSharing, hasSheet);
      await site.visitWithStoppedClock(path + fragmentOf(toShare.choices));
      return { shares: 0, prints: 0 };
    },
    events: {
      share: {
        cases: places.map((place) => ({ type: 'share' as const, place })),
        execute: async ({ driver: site, world, event }) => {
          world.shares += 1;
          await site.press(button(site, event.place, 'Share'));
        },
        sneak: async ({ driver: site, event }) => {
          const share = button(site, event.place, 'Share');
          await site.shows((things) => share(things)?.disabled).toEqual(true);
          await site.press(share, { force: true });
        },
      },
      print: {
        execute: async ({ driver: site, world, previous }) => {
          world.prints += 1;
          await site.press(button(site, previous.context.place, 'Print'));
        },
      },
      'xstate.done.actor.share': {
        cases: [
          ...(hasSheet ? (['shared', 'aborted'] as const) : []).map((by) => ({
            type: 'xstate.done.actor.share' as const,
            output: 'shared',
            by,
          })),
          { type: 'xstate.done.actor.share', output: 'copied', by: 'copied' },
        ],
        execute: ({ driver: site, event }) => answer(site, String(event.by)),
      },
      'xstate.error.actor.share': { execute: ({ driver: site }) => answer(site, 'refused') },
      'xstate.after.noteTime.sharing.copied': note('Link_Copied'),
      'xstate.after.noteTime.sharing.refused': note('Link_Refused'),
    },
    states: {
      idle: shows(),
      sharing: shows(''),
      copied: shows('Link_Copied'),
      refused: shows('Link_Refused'),
    },
  });
};

/** The models of sharing the choices, for each place. The desktop's browser cannot share here, so the page copies the address. */
export const sharingModels = [
  model('sharing', '/', ['quote', 'form'], false, ['desktop']),
  model('sharing on mobile', '/', ['quote', 'form'], true, ['mobile']),
  model('sharing on the contact page', '/contact', ['form'], true, []),
];
