import { expectSoon, type Gesture } from '../harness';
import { layouts } from '../projects';
import { moving } from './pageFrame';
import type { SiteDriver } from './SiteDriver';

const controls = async (site: SiteDriver) =>
  (await site.look(true)).things.map(({ role, name }) => `${role} ${name}`).join('\n');

/** Has the window cross the medium breakpoint, as where a tablet is turned, and come back once the other layout is there. */
async function turn(site: SiteDriver): Promise<void> {
  const before = await controls(site);
  await site.page.setViewportSize(layouts[site.isMobile ? 'desktop' : 'mobile'].viewport);
  await expectSoon(async () => (await controls(site)) !== before).toEqual(true);
  await site.page.setViewportSize(layouts[site.layout].viewport);
}

/** Hides the tab behind another, and shows it again. */
const lookElsewhere = (site: SiteDriver) =>
  site.page.evaluate(() => {
    const isHidden = { configurable: true, value: true };
    Object.defineProperty(document, 'hidden', isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Looks at the page as it is printed. */
async function preview(site: SiteDriver): Promise<void> {
  await site.page.emulateMedia({ media: 'print' });
  await site.page.emulateMedia({ media: null });
}

/** What moves by itself, the place on a page whose length changes, and the tile that the mouse then points at. */
const always = [...moving, 'region Our_Clients', 'scroll'];
/** What goes where its control has no room in between. */
const focus = ['focus', 'lost focus'];

/** What people do to a page in between. */
export const gesturesOn = (site: SiteDriver): readonly Gesture[] => [
  {
    name: 'the window is turned, and back',
    act: () => turn(site),
    changes: [...always, ...focus, 'complementary Support'],
  },
  { name: 'another tab is looked at', act: () => lookElsewhere(site), changes: always },
  { name: 'the page is printed', act: () => preview(site), changes: [...always, ...focus] },
];
