import { chatMessages, serviceChatMessage } from '../../src/content/chatMessages';
import { requestTextOf, showsChoices, showsChosen } from '../models/choicesModel';
import { designs, elevators, services, withId } from '../models/content';
import { expander, pill } from '../models/designCards';
import { other, toggle } from '../models/languageToggle';
import { type Choices, fragmentOf, untouched } from '../models/reference/choicesReference';
import { chatNumbers } from '../models/reference/formReference';
import type { SiteDriver } from '../models/SiteDriver';
import { selectTab } from '../models/tabs';
import { expect, test } from '../test';

/** An elevator type, a design category, and a variant in two categories. */
const choices: Choices = {
  ...untouched,
  elevator: 'gearless',
  design: 'doors',
  cabins: 'classic',
  doors: 'telescopic',
};
const fragment = fragmentOf(choices);
const [cabins, doors] = [withId(designs, 'cabins'), withId(designs, 'doors')];

async function choose(site: SiteDriver): Promise<void> {
  await selectTab(site, 'Elevators', site.read(withId(elevators, 'gearless'), 'title'));
  await site.press(pill(site, cabins, 'classic'));
  await site.press(expander(site, doors));
  await site.press(pill(site, doors, 'telescopic'));
}

const chatAddress = (site: SiteDriver, text: string) =>
  `https://wa.me/${chatNumbers[site.layout]}?text=${encodeURIComponent(text)}`;

test('chat links that ask for a quote or a visit name the choices, and other chat links do not', async ({
  page,
  site,
}) => {
  await site.visitWithStoppedClock('/');
  await choose(site);
  await showsChosen(site, choices);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: site.say('Booking') }),
  ).toHaveAttribute('href', chatAddress(site, requestTextOf(site, chatMessages.booking, choices)));
  for (const service of services) {
    const message = site.read(serviceChatMessage(service), 'title');
    const card = page.locator(`#ourServices a[href="${chatAddress(site, message)}"]`);
    await expect(card).toHaveCount(1);
  }
});

test('choices are kept on other pages, and add no entry to the browser’s history', async ({
  page,
  site,
}) => {
  await site.visitWithStoppedClock('/');
  const before = await page.evaluate(() => history.length);
  await choose(site);
  expect(await page.evaluate(() => history.length)).toBe(before);
  const footer = page.getByRole('contentinfo');
  await site.press(footer.locator('a[href="/contact"]').first());
  await expect(page).toHaveURL(`/contact${fragment}`);
  await showsChoices(site, choices);
  for (const field of await page.getByRole('main').getByRole('textbox').all())
    await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(`/${fragment}`);
  await showsChosen(site, choices);
  await page.goForward();
  await expect(page).toHaveURL(`/contact${fragment}`);
});

test('an address with choices shows these choices to another visitor, in the other language too', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit(`/${fragment}`);
  await site.stopClock();
  await showsChosen(site, choices);
  site.language = site.language === 'ar' ? 'en' : 'ar';
  await page.context().addCookies([{ name: 'i18next', value: site.language, url: page.url() }]);
  await site.loadAnew(() => page.reload({ waitUntil: 'commit' }));
  await showsChosen(site, choices);
});

for (const wrong of ['#elevator=escalator', '#<img src=x onerror=alert(1)>'])
  test(`the wrong fragment ${wrong} is ignored, and stays in the address`, async ({
    page,
    site,
  }) => {
    await site.visit(`/${wrong}`);
    const hash = await page.evaluate(() => location.hash);
    expect(hash).toBe(new URL(wrong, page.url()).hash);
    await showsChosen(site, untouched, hash);
  });

test('a link to a section scrolls to the section, and Back shows the chosen options again', async ({
  page,
  site,
}) => {
  const gearless = { ...untouched, elevator: 'gearless' } as const;
  await site.visitWithStoppedClock(`/${fragmentOf(gearless)}`);
  await page
    .getByRole('link', { name: site.say('Our_Services') })
    .first()
    .click();
  await expect(page).toHaveURL('/#ourServices');
  await expect(page.getByRole('region', { name: site.say('Our_Services') })).toBeInViewport();
  await page.goBack();
  await showsChosen(site, gearless);
});

test('choices survive a change of the language while the address names a section', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await choose(site);
  await page.evaluate(() => void (location.hash = 'ourServices'));
  await expect(page).toHaveURL('/#ourServices');
  await site.loadAnew(() => site.press(toggle(site)));
  await expect(page).toHaveURL(`/${fragment}`);
  site.language = other[site.language];
  await showsChoices(site, choices);
});

test('where the browser neither shares nor copies, the address to be copied by hand names the choices', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ['share', 'clipboard'])
      Object.defineProperty(navigator, name, { value: undefined });
  });
  await site.visit('/');
  await choose(site);
  await page.evaluate(() => void (location.hash = 'ourServices'));
  await page
    .getByRole('button', { name: site.say('Share') })
    .first()
    .click();
  await expect(
    page.getByRole('status').filter({ hasText: site.say('Link_Refused') }),
  ).toBeVisible();
  await expect(page).toHaveURL(`/${fragment}`);
});

test('choices work where the browser refuses to change the address', async ({ page, site }) => {
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  await site.visitWithStoppedClock('/');
  await choose(site);
  await expect(page).toHaveURL('/');
  await showsChosen(site, choices, '');
});
