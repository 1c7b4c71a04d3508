import { benefits } from '../../src/content/benefits';
import { chatMessages, serviceChatMessage } from '../../src/content/chatMessages';
import { contact } from '../../src/content/contact';
import { services } from '../../src/content/services';
import type { SiteDriver } from '../models/SiteDriver';
import { expect, test } from '../test';

test.beforeEach(async ({ site }) => site.visit('/'));

const region = (site: SiteDriver, name: Parameters<SiteDriver['say']>[0]) =>
  site.page.getByRole('region', { name: site.say(name), exact: true });

test('shows its sections in the specified order', async ({ page, site }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    site.say('Our_Services'),
    site.say('Elevators'),
    site.say('Safety'),
    site.say('Our_Designs'),
    site.say('Our_Clients'),
    site.say('Why_Choose_Us'),
    site.say('Contact_Us'),
  ]);
});

test.describe('the hero', () => {
  test('is 600 px high on small screens and 896 px from medium up', async ({ page, site }) => {
    const hero = page
      .getByRole('main')
      .locator('section', { has: page.getByRole('heading', { level: 1 }) });
    const box = await hero.boundingBox();
    expect(box?.height).toBe(site.isMobile ? 600 : 896);
  });

  test('R24: says who the company is, and mirrors its overlay in Arabic alone @everywhere', async ({
    page,
    site,
  }) => {
    const lines = site.say('Hero_Title').split('<br>');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lines.join(''));
    await expect(page.getByText(site.say('Hero_Long_Text'))).toBeVisible();
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.locator('> [aria-hidden=true]')).toHaveCSS(
      'transform',
      site.language === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
    );
    await expect(hero.locator('img')).toHaveCSS('transform', 'none');
  });

  test('leads to the services, and to a quote by chat', async ({ page, site }) => {
    const main = page.getByRole('main');
    const way = main.getByRole('link', { name: site.say('Our_Services') });
    await expect(way).toHaveAttribute('href', '#ourServices');
    await site.press(way);
    await expect(page.locator('#ourServices')).toBeInViewport({ ratio: 0.5 });
    const quote = main.getByRole('link', { name: site.say('Get_a_Quote') }).first();
    await expect(quote).toHaveAttribute('target', '_blank');
    await expect(quote).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(site.read(chatMessages.quote, 'title')).slice(0, 60)),
    );
  });
});

test('the services are six cards, each with its number, words and chat', async ({ site }) => {
  const cards = region(site, 'Our_Services')
    .getByRole('listitem')
    .filter({ has: site.page.getByRole('heading') });
  await expect(cards).toHaveCount(6);
  for (const [index, service] of services.entries()) {
    const card = cards.nth(index);
    const title = site.read(service, 'title');
    await expect(card).toContainText(service.id);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(card).toContainText(site.read(service, 'description'));
    const number = site.isMobile ? contact.chatNumberMobile : contact.chatNumberDesktop;
    const message = encodeURIComponent(site.read(serviceChatMessage(service), 'title'));
    const link = card.getByRole('link', { name: site.say('Learn_More') });
    await expect(link).toHaveAttribute('href', `https://wa.me/${number}?text=${message}`);
    await expect(link).toHaveAttribute('target', '_blank');
    // What a link says by itself must tell it from the others.
    await expect(link).toHaveAccessibleName(new RegExp(`${title}$`));
  }
});

test('the reasons are ten years, a badge and eight benefits', async ({ site }) => {
  const section = region(site, 'Why_Choose_Us');
  await expect(
    section.getByText(`10 ${site.say('Years_Of_Experience').replace('<br>', ' ')}`),
  ).toBeAttached();
  await expect(section.getByText(site.say('Verified'))).toBeVisible();
  await expect(section.getByText(site.say('Recommended'))).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveText(
    benefits.map((benefit) => site.read(benefit, 'title')),
  );
  await expect(section.getByRole('link', { name: site.say('Get_a_Quote') })).toHaveAttribute(
    'target',
    '_blank',
  );
});
