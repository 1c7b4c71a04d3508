import { chatMessages, serviceChatMessage } from '../../src/content/chatMessages';
import { contact } from '../../src/content/contact';
import { designs, elevators, services } from '../models/content';
import { cardOf, expanderOf, pillOf, section } from '../models/designCards';
import { sentences } from '../models/reference/choicesReference';
import { tabsOf } from '../models/tabs';
import type { SiteDriver } from '../models/SiteDriver';
import { expect, test } from '../test';

/** The entity that stands at a place; throws where there is none. */
function nth<Entity>(entities: readonly Entity[], index: number): Entity {
  const entity = entities[index];
  if (!entity) throw new Error(`There is no entity at ${index}`);
  return entity;
}

const [gearbox, gearless] = [nth(elevators, 0), nth(elevators, 1)];
const [cabins, doors] = [nth(designs, 0), nth(designs, 1)];
const [classic, telescopic] = [nth(cabins.images, 1), nth(doors.images, 1)];

const fragment = '#elevator=gearless&design=doors&cabins=classic&doors=telescopic';

const elevatorTab = (site: SiteDriver, name: string) =>
  tabsOf(site, 'Elevators').list.getByRole('tab', { name, exact: true });

/** Chooses an elevator type, a design category, and a variant of two. */
async function choose(site: SiteDriver): Promise<void> {
  await site.press(elevatorTab(site, site.read(gearless, 'title')));
  await site.press(pillOf(site, cabins, 1));
  await site.press(expanderOf(site, doors));
  await site.press(pillOf(site, doors, 1));
}

/** What the choices are in the words of a chat, in the page's language. */
function chosen(site: SiteDriver): string {
  const say = sentences[site.language];
  return [
    say.elevator(site.read(gearless, 'title')),
    say.design(site.read(doors, 'title')),
    say.variant(site.read(cabins, 'title'), site.read(classic, 'title')),
    say.variant(site.read(doors, 'title'), site.read(telescopic, 'title')),
  ].join(' ');
}

const chatAddress = (site: SiteDriver, text: string) => {
  const number = site.isMobile ? contact.chatNumberMobile : contact.chatNumberDesktop;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
};

const quote = (site: SiteDriver) =>
  site.page.getByRole('contentinfo').getByRole('link', { name: site.say('Get_a_Quote') });

/** The address of a request for a quote that says what was chosen, if anything. */
const quoteAddress = (site: SiteDriver, said = '') => {
  const text = site.read(chatMessages.quote, 'title');
  return chatAddress(site, said ? text.replace('. ', `. ${said} `) : text);
};

/** Expects the elevator type, the category and its variant as chosen, and the chat that says so. */
async function showsChosen(site: SiteDriver): Promise<void> {
  await expect(elevatorTab(site, site.read(gearless, 'title'))).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(
    section(site).getByRole('heading').getByRole('button', { expanded: true }),
  ).toHaveAccessibleName(site.read(doors, 'title'));
  for (const [design, variant] of [
    [cabins, classic],
    [doors, telescopic],
  ] as const)
    await expect(cardOf(site, design).getByRole('button', { pressed: true })).toHaveAccessibleName(
      site.read(variant, 'title'),
    );
  await expect(quote(site)).toHaveAttribute('href', quoteAddress(site, chosen(site)));
}

test('what was chosen stands in the requests for a quote and a visit, before what is to be filled in, and in no other chat', async ({
  page,
  site,
}) => {
  await site.visitWithStoppedClock('/');
  await choose(site);
  await expect(page).toHaveURL(`/${fragment}`);
  await showsChosen(site);
  const booking = site.read(chatMessages.booking, 'title').replace('. ', `. ${chosen(site)} `);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: site.say('Booking') })).toHaveAttribute(
    'href',
    chatAddress(site, booking),
  );
  await expect(page.getByRole('link', { name: site.say('Chat') })).toHaveAttribute(
    'href',
    chatAddress(site, site.read(chatMessages.question, 'title')),
  );
  for (const service of services) {
    const message = site.read(serviceChatMessage(service), 'title');
    const card = page.locator(`#ourServices a[href="${chatAddress(site, message)}"]`);
    await expect(card).toHaveCount(1);
  }
});

test('choices are kept on other pages, and choosing the defaults again leaves no trace in the address', async ({
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
  await expect(quote(site)).toHaveAttribute('href', quoteAddress(site, chosen(site)));
  for (const field of await page.getByRole('main').getByRole('textbox').all())
    await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(`/${fragment}`);
  await showsChosen(site);
  await page.goForward();
  await expect(page).toHaveURL(`/contact${fragment}`);
  await page.goBack();

  await site.press(elevatorTab(site, site.read(gearbox, 'title')));
  await site.press(expanderOf(site, cabins));
  await site.press(pillOf(site, cabins, 0));
  await site.press(pillOf(site, doors, 0));
  await expect(page).toHaveURL('/');
  await expect(quote(site)).toHaveAttribute('href', quoteAddress(site));
});

test('an address with choices shows the same choices to somebody else, in the other language too', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit(`/${fragment}`);
  await site.stopClock();
  await showsChosen(site);

  const other = site.language === 'ar' ? 'en' : 'ar';
  await page.context().addCookies([{ name: 'i18next', value: other, url: page.url() }]);
  await site.loadAnew(() => page.reload({ waitUntil: 'commit' }));
  site.language = other;
  await expect(page).toHaveURL(`/${fragment}`);
  await showsChosen(site);
});

test('changing the fragment of the open page’s address shows its choices', async ({
  page,
  site,
}) => {
  await site.visitWithStoppedClock('/');
  await page.evaluate((hash) => void (window.location.hash = hash), fragment);
  await showsChosen(site);
});

for (const wrong of [
  '#elevator=escalator',
  '#elevator=food&message=hello',
  '#<img src=x onerror=alert(1)>',
]) {
  test(`the wrong fragment ${wrong} is ignored, and left as it is`, async ({ page, site }) => {
    await site.visit(`/${wrong}`);
    await expect(quote(site)).toHaveAttribute('href', quoteAddress(site));
    await expect(
      tabsOf(site, 'Elevators').list.getByRole('tab', { selected: true }),
    ).toHaveAccessibleName(site.read(gearbox, 'title'));
    expect(await page.evaluate(() => location.hash)).toBe(new URL(wrong, page.url()).hash);
  });
}

test('a link to a section leads there, and Back shows the choices again', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await site.press(elevatorTab(site, site.read(gearless, 'title')));
  await expect(page).toHaveURL('/#elevator=gearless');
  await page
    .getByRole('link', { name: site.say('Our_Services') })
    .first()
    .click();
  await expect(page).toHaveURL('/#ourServices');
  await expect(page.getByRole('region', { name: site.say('Our_Services') })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/#elevator=gearless');
  await expect(elevatorTab(site, site.read(gearless, 'title'))).toHaveAttribute(
    'aria-selected',
    'true',
  );
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
  await showsChosen(site);
});
