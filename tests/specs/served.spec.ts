import { expect, test } from '@playwright/test';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import { chatMessages } from '../../src/content/chatMessages';
import { contact, phoneAddress } from '../../src/content/contact';
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { safety } from '../../src/content/safety';

test.describe('without scripts @ar', () => {
  test.use({ javaScriptEnabled: false });

  test('all texts, pictures and ways to reach the company are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: arabic.Our_Designs })).toBeVisible();
    for (const { altAR } of [...elevators, ...safety, ...designs.flatMap(({ images }) => images)]) {
      const picture = page.getByAltText(altAR, { exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeVisible();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(footer.getByRole('link', { name: arabic.Email })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    const chat = page.getByRole('link', { name: arabic.Chat });
    await expect(chat).toHaveAttribute(
      'href',
      `https://wa.me/${contact.chatNumberMobile}?text=${encodeURIComponent(chatMessages.question.titleAR)}`,
    );
    await page
      .getByRole('navigation', { name: arabic.Main_Navigation })
      .getByRole('link', { name: arabic.navbar_About_Us })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.Rise);
  });

  test('every elevator type shows its points, every design its text, and no button is there that does nothing', async ({
    page,
  }) => {
    await page.goto('/');
    for (const { titleAR, pointsAR } of elevators) {
      await expect(page.getByRole('heading', { level: 3, name: titleAR })).toBeVisible();
      for (const point of pointsAR)
        await expect(page.getByRole('main')).toContainText(point, { useInnerText: true });
    }
    for (const { descriptionAR } of designs)
      await expect(page.getByRole('main')).toContainText(descriptionAR, { useInnerText: true });
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });

  for (const path of ['/', '/contact']) {
    test(`the form of ${path} is replaced by the e-mail address, the phone number and the chat`, async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main).toContainText(arabic.Without_Scripts, { useInnerText: true });
      await expect(main.getByRole('button', { name: arabic.Send_Message })).toHaveCount(0);
      await expect(main.getByRole('link', { name: contact.email })).toHaveAttribute(
        'href',
        `mailto:${contact.email}`,
      );
      await expect(main.getByRole('link', { name: contact.phone })).toHaveAttribute(
        'href',
        phoneAddress,
      );
      await expect(main.getByRole('link', { name: arabic.Whatsapp })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      );
    });
  }

  test('an unknown path says so and leads home', async ({ page }) => {
    await page.goto('/no-such-floor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await page.getByRole('link', { name: arabic.Back_Home }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/صعود/);
  });
});
