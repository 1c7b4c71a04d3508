import { contact } from '../../src/content/contact';
import { expect, test } from '../test';

test('the about page holds its pill, headline, mission and vision', async ({ page, site }) => {
  await site.visit('/about');
  const main = page.getByRole('main');
  await expect(main.getByText(site.say('About_Us'), { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
  const mission = main.getByRole('region', { name: site.say('Mission') });
  await expect(mission).toContainText(site.say('Mission_Text'));
  const vision = main.getByRole('region', { name: site.say('Vision') });
  await expect(vision).toContainText(site.say('Vision_Text'));
});

test('the contact page says phone, e-mail and address as plain text', async ({ page, site }) => {
  await site.visit('/contact');
  const block = page.getByRole('region', { name: site.say('Get_In_Touch') });
  for (const text of [
    contact.phone,
    contact.email,
    site.read(contact.street, 'title'),
    site.read(contact.district, 'title'),
  ]) {
    await expect(block.getByText(text)).toBeVisible();
  }
  await expect(block.getByRole('link')).toHaveCount(0);
});
