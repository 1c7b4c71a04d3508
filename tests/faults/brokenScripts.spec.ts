import type { Page } from '@playwright/test';
import { breakScripts } from '../conditions';
import { benefits } from '../../src/content/benefits';
import { contact, emailSubject, phoneAddress } from '../../src/content/contact';
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { safety } from '../../src/content/safety';
import { services } from '../../src/content/services';
import type { SiteDriver, Text } from '../models/SiteDriver';
import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

const say = (site: SiteDriver, ...keys: readonly Text[]) =>
  keys.flatMap((key) => site.say(key).split(/<[^>]*>/));

/** What a page tells, section by section. */
function textsOf(
  site: SiteDriver,
  path: (typeof pagePaths)[number],
  isOff: boolean,
): readonly string[] {
  if (path === '/about')
    return say(site, 'About_Us', 'Rise', 'Mission', 'Mission_Text', 'Vision', 'Vision_Text');
  // A form that cannot be sent is not shown where that is known before.
  const fields = isOff ? [] : (['First_Name', 'Message'] as const);
  const form = say(site, 'Contact_Us', 'Without_Scripts', ...fields);
  if (path === '/contact')
    return [
      ...form,
      ...say(site, 'Get_In_Touch'),
      contact.phone,
      contact.email,
      site.read(contact.street, 'title'),
    ];
  return [
    ...form,
    ...say(site, 'Hero_Title', 'Hero_Long_Text', 'Our_Services', 'Elevators', 'Safety'),
    ...say(site, 'Our_Designs', 'Our_Clients', 'Verified', 'Years_Of_Experience'),
    ...[...services, ...designs].flatMap((each) => [
      site.read(each, 'title'),
      site.read(each, 'description'),
    ]),
    ...elevators.flatMap((each) => [site.read(each, 'title'), ...site.read(each, 'points')]),
    ...[...safety, ...benefits].map((each) => site.read(each, 'title')),
  ];
}

/** The pictures of which a visitor of a running page chooses one. */
const choosable = [...elevators, ...safety, ...designs.flatMap(({ images }) => images)];

/** Where a link of the site may lead. */
const ways = [
  /^\/(about|contact)?$/,
  /^#(ourServices|main)$/,
  new RegExp(`^https://wa\\.me/${contact.chatNumberMobile}\\?text=.`),
  new RegExp(`^mailto:${contact.email}`),
  new RegExp(`^${phoneAddress.replace('+', '\\+')}$`),
  /^https:\/\/(drive\.google\.com\/drive\/folders|www\.google\.com)\//,
];

async function offersEveryWay(page: Page, site: SiteDriver) {
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => !ways.some((way) => way.test(href)))).toEqual([]);
  const subject = encodeURIComponent(site.read(emailSubject, 'title'));
  for (const [part, name, href] of [
    ['banner', site.say('Home'), '/'],
    ['banner', site.say('navbar_About_Us'), '/about'],
    ['banner', site.say('Contact_Us'), '/contact'],
    ['contentinfo', site.say('Whatsapp'), /^https:\/\/wa\.me\//],
    ['contentinfo', site.say('Get_a_Quote'), /^https:\/\/wa\.me\//],
    ['contentinfo', site.say('Booking'), /^https:\/\/wa\.me\//],
    ['contentinfo', contact.phone, phoneAddress],
    ['contentinfo', site.say('Email'), `mailto:${contact.email}?subject=${subject}`],
    ['complementary', site.say('Chat'), /^https:\/\/wa\.me\//],
  ] as const) {
    const link = page.getByRole(part).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    // Reached by a finger or the mouse: neither hidden nor covered.
    await link.click({ trial: true });
  }
}

/** Each language and each layout, once. */
const projects = ['@ar @mobile', '@en @desktop'];
const visits = pagePaths.flatMap((path) => projects.map((tags) => ({ path, tags })));

async function isWhole(
  site: SiteDriver,
  path: (typeof pagePaths)[number],
  isOff: boolean,
): Promise<void> {
  const { page } = site;
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-running');
  const main = page.getByRole('main');
  for (const text of textsOf(site, path, isOff))
    await expect(main).toContainText(text, { useInnerText: true });
  if (path === '/')
    for (const each of choosable) {
      const picture = page.getByAltText(site.read(each, 'alt'), { exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  if (isOff)
    await expect(main.getByRole('button', { name: site.say('Send_Message') })).toHaveCount(0);
  await offersEveryWay(page, site);
  // What only scripts can do is not offered.
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  if (path !== '/about')
    for (const name of [site.say('Whatsapp'), contact.phone, contact.email])
      await main.getByRole('link', { name, exact: true }).click({ trial: true });
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.say('Contact_Us'), exact: true })
    .click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
}

// Where the scripts cannot run, no machine runs, and no tour can be walked: each page must be whole without them.
for (const { path, tags } of visits) {
  test(`${path} is whole where its scripts come and cannot run ${tags}`, async ({ page, site }) => {
    site.trouble.allow(/^uncaught /);
    await breakScripts(page);
    await isWhole(site, path, false);
  });

  test.describe('where scripts are switched off', () => {
    test.use({ javaScriptEnabled: false });
    test(`${path} is whole ${tags}`, ({ site }) => isWhole(site, path, true));
  });
}
