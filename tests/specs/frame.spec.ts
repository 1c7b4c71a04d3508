import { chatMessages } from '../../src/content/chatMessages';
import { contact, emailSubject, socialAddress } from '../../src/content/contact';
import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

for (const path of pagePaths) {
  test.describe(`the frame of ${path}`, () => {
    test.beforeEach(async ({ site }) => site.visit(path));

    test('links to the three pages and marks the current one @desktop', async ({ page, site }) => {
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      await expect(links).toHaveText([
        site.say('Home'),
        site.say('navbar_About_Us'),
        site.say('Contact_Us'),
      ]);
      for (const [index, href] of pagePaths.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', href);
        const current = href === path ? 'page' : '';
        expect((await links.nth(index).getAttribute('aria-current')) ?? '').toBe(current);
      }
    });

    test('names the product, and has the footer’s links and the chat', async ({ page, site }) => {
      await test.step('names the product beside the mark, but not at home', async () => {
        const name = page.getByRole('banner').getByText(site.say('App_Name'));
        await expect(name).toHaveCount(path === '/' ? 0 : 1);
        await expect(
          page.getByRole('banner').getByRole('link', { name: site.say('App_Name') }),
        ).toHaveAttribute('href', '/');
      });

      await test.step('ends with four columns of ways on', async () => {
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('heading')).toHaveText([
          site.say('Company'),
          site.say('Contact_Us'),
          site.say('Support'),
          site.say('Office'),
        ]);
        const link = (name: string) => footer.getByRole('link', { name, exact: true });
        await expect(link(site.say('About_Us'))).toHaveAttribute('href', '/about');
        await expect(link(site.say('Countact_Us'))).toHaveAttribute('href', '/contact');
        await expect(link(site.say('Website'))).toHaveAttribute('href', '/');
        const subject = encodeURIComponent(site.read(emailSubject, 'title'));
        await expect(link(site.say('Email'))).toHaveAttribute(
          'href',
          `mailto:${contact.email}?subject=${subject}`,
        );
        await expect(link(contact.phone)).toHaveAttribute('href', 'tel:+966110000000');
        const place = footer.getByRole('link', {
          name: site.say('location_typing').replaceAll('<br>', ' '),
        });
        await expect(place).toHaveAttribute('href', '/about');
        await expect(place.locator('br')).toHaveCount(2);
        await expect(footer.getByText(site.say('Copywrite'))).toBeVisible();
        for (const name of ['Dribbble', 'Instagram', 'Facebook'] as const) {
          await expect(link(site.say(name))).toHaveAttribute('href', socialAddress);
        }
      });

      await test.step('opens the chat in a new tab, at the number of the layout', async () => {
        const number = site.isMobile ? contact.chatNumberMobile : contact.chatNumberDesktop;
        const footer = page.getByRole('contentinfo');
        const ways = [
          [page.getByRole('link', { name: site.say('Chat') }), chatMessages.question],
          [footer.getByRole('link', { name: site.say('Whatsapp') }), chatMessages.question],
          [footer.getByRole('link', { name: site.say('Get_a_Quote') }), chatMessages.quote],
          [footer.getByRole('link', { name: site.say('Booking') }), chatMessages.booking],
        ] as const;
        for (const [link, message] of ways) {
          const text = encodeURIComponent(site.read(message, 'title'));
          await expect(link).toHaveAttribute('href', `https://wa.me/${number}?text=${text}`);
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        }
      });
    });

    test('floats the chat button at the end of the line, above the page', async ({
      page,
      site,
    }) => {
      const button = page.getByRole('link', { name: site.say('Chat') });
      await expect(button).toHaveCSS('position', 'fixed');
      const box = await button.boundingBox();
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      const toSide =
        site.language === 'ar' ? (box?.x ?? width) : width - (box?.x ?? 0) - (box?.width ?? 0);
      expect(toSide).toBeLessThan(32);
      expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(32);
    });

    test('2.4.1: the first press of Tab reaches a link that skips to the content', async ({
      page,
      site,
    }) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: site.say('Skip_To_Content') });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
