import { extend, holdScripts } from '../conditions';
import { expect, test } from '../test';

test.describe('an extension has put an element beside every field', () => {
  test.beforeEach(async ({ page, site }) => {
    // React says that the page is not as it was served, and renders it anew.
    site.trouble.allow(/^(uncaught|console error:) (Error: )?Minified React error #418/);
    await extend(page);
  });

  test('what is typed and pressed before the scripts run is kept, and the focus stays', async ({
    page,
    site,
  }) => {
    const release = await holdScripts(page);
    await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/contact', { waitUntil: 'commit' });
    const message = page.getByLabel(site.say('Message'));
    await page.getByLabel(site.say('First_Name')).fill('نورة');
    await page.getByLabel(site.say('Phone_Number')).fill('0501234567');
    await message.fill('Early');
    await release();
    await site.ready();
    await expect(message).toHaveValue('Early');
    await expect(message).toBeFocused();
    await page.keyboard.type(' and late');
    const sent = page.waitForRequest('**/email/send');
    await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
    expect((await sent).postDataJSON().template_params).toMatchObject({
      firstName: 'نورة',
      phoneNumber: '0501234567',
      message: 'Early and late',
    });
    // The alert is answered before the test ends.
    await expect(page.getByRole('status')).toHaveText(site.say('Email_Sent'));
  });

  test('a button that is pressed before the scripts run does what it says once', async ({
    page,
    site,
  }) => {
    const release = await holdScripts(page);
    const sent: string[] = [];
    await page.route('**/email/send', async (route) => {
      sent.push(route.request().postDataJSON().template_params.message);
      await route.fulfill({ body: 'OK' });
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel(site.say('Message')).fill('Early');
    await page.getByRole('button', { name: site.say('Send_Message') }).click();
    await release();
    await expect(page.getByRole('status')).toHaveText(site.say('Email_Sent'));
    expect(sent).toEqual(['Early']);
  });
});
