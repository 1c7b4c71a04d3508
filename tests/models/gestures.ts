import { expectSoon, type Gesture } from '../harness/index';
import { layouts } from '../projects';
import { moving } from './pageFrame';
import type { SiteDriver } from './SiteDriver';

const controls = async (site: SiteDriver) =>
  (await site.look(true)).things.map(({ role, name }) => `${role} ${name}`).join('\n');

const filledFields = async (site: SiteDriver) =>
  (await site.look(true)).things.filter(({ value }) => value).map(({ field }) => field);

/**
 * Resizes the window across the medium breakpoint, as when a tablet is turned, and back once the other layout is there. No field may lose
 * its text in the other layout.
 */
async function turn(site: SiteDriver): Promise<void> {
  const before = await controls(site);
  const filled = await filledFields(site);
  await site.page.setViewportSize(layouts[site.isMobile ? 'desktop' : 'mobile'].viewport);
  await expectSoon(async () => (await controls(site)) !== before).toEqual(true);
  await expectSoon(() => filledFields(site)).toEqual(filled);
  await site.page.setViewportSize(layouts[site.layout].viewport);
}

/** Hides the tab behind another, and shows it again. */
const lookElsewhere = (site: SiteDriver) =>
  site.page.evaluate(() => {
    const isHidden = { configurable: true, value: true };
    Object.defineProperty(document, 'hidden', isHidden);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Shows the page as it is printed, and again as on the screen. */
async function preview(site: SiteDriver): Promise<void> {
  await site.page.emulateMedia({ media: 'print' });
  await site.page.emulateMedia({ media: null });
}

/** Presses keys that some browsers use to go back, forward and home. The page uses none of them. */
async function pressBrowserKeys(site: SiteDriver): Promise<void> {
  for (const key of ['Alt+ArrowLeft', 'Alt+ArrowRight', 'ControlOrMeta+Home'])
    await site.page.keyboard.press(key);
}

/** The middle of the last link in the page's content that can be pressed without scrolling. It runs in the page. */
function lastLink() {
  for (const link of [...document.querySelectorAll('main a')].toReversed()) {
    const { x, y, width, height } = link.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2] as const;
    if (link.contains(document.elementFromPoint(...middle))) return middle;
  }
  return undefined;
}

/** Presses a link with the right mouse button, for its context menu. */
async function askForMenu(site: SiteDriver): Promise<void> {
  const place = await site.page.evaluate(lastLink);
  if (place) await site.page.mouse.click(...place, { button: 'right' });
}

/**
 * The entries that every gesture may change: parts that move by themselves, the tile under the mouse, and the scroll offset, since the
 * page's length may change.
 */
const always = [...moving, 'region Our_Clients', 'scroll'];
/** The entries of the page's frame (`pageFrame`) that may change if a gesture hides the focused control for a while. */
const focus = ['focus', 'lost focus'];

/** The gestures that people do on any page, which must leave it as it was. */
export const gesturesOn = (site: SiteDriver): readonly Gesture[] => [
  {
    name: 'the window is turned, and back',
    act: () => turn(site),
    changes: [...always, ...focus, 'complementary Support'],
  },
  { name: 'another tab is looked at', act: () => lookElsewhere(site), changes: always },
  { name: 'keys of the browser are pressed', act: () => pressBrowserKeys(site), changes: always },
  ...(site.isMobile ? [] : [menuOf(site)]),
  { name: 'the page is printed', act: () => preview(site), changes: [...always, ...focus] },
];

const menuOf = (site: SiteDriver): Gesture => {
  const changes = [...always, ...focus];
  return { name: "a link's menu is asked for", act: () => askForMenu(site), changes };
};
