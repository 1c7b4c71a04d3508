import { extend, holdScripts } from '../conditions';
import { expect, test } from '../test';

for (const isExtended of [false, true])
  test.describe(`before the scripts run${isExtended ? ', where an extension has put an element beside every field' : ''}`, () => {
    let release: () => Promise<void>;
    const sent: Record<string, string>[] = [];
    test.beforeEach(async ({ page, site }) => {
      if (isExtended) {
        // React reports that the page differs from the served HTML, and renders it anew.
        site.trouble.allow(/^(uncaught|console error:) (Error: )?Minified React error #418/);
        await extend(page);
      }
      release = await holdScripts(page);
      sent.length = 0;
      await page.route('**/email/send', async (route) => {
        sent.push(route.request().postDataJSON().template_params);
        await route.fulfill({ body: 'OK' });
      });
      await page.goto('/contact', { waitUntil: 'commit' });
    });

    test('the typed text and the focus stay when the scripts run, and the whole text is sent', async ({
      page,
      site,
    }) => {
      const message = page.getByLabel(site.say('Message'));
      await page.getByLabel(site.say('First_Name')).fill('نورة');
      await page.getByLabel(site.say('Phone_Number')).fill('0501234567');
      await message.fill('Early');
      await release();
      await site.ready();
      await expect(message).toHaveValue('Early');
      await expect(message).toBeFocused();
      await page.keyboard.type(' and late');
      await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
      await expect(page.getByRole('status')).toHaveText(site.say('Email_Sent'));
      expect(sent).toMatchObject([
        { firstName: 'نورة', phoneNumber: '0501234567', message: 'Early and late' },
      ]);
    });

    test('what is typed after a reload, before the scripts run, goes on from the kept draft', async ({
      page,
      site,
    }) => {
      const message = page.getByLabel(site.say('Message'));
      await release();
      await site.ready();
      await page.getByLabel(site.say('Phone_Number')).fill('0501234567');
      await message.fill('Four floors, ');
      release = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(message).toHaveValue('Four floors, ');
      await message.press('ControlOrMeta+End');
      await page.keyboard.type('two lifts');
      await release();
      await site.ready();
      await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
      await expect(page.getByRole('status')).toHaveText(site.say('Email_Sent'));
      expect(sent).toMatchObject([
        { phoneNumber: '0501234567', message: 'Four floors, two lifts' },
      ]);
    });

    test('a kept text that is deleted after a reload, before the scripts run, stays deleted', async ({
      page,
      site,
    }) => {
      const message = page.getByLabel(site.say('Message'));
      const phone = page.getByLabel(site.say('Phone_Number'));
      await release();
      await site.ready();
      await phone.fill('0501234567');
      await message.fill('Four floors');
      release = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(message).toHaveValue('Four floors');
      await message.fill('');
      await phone.fill('');
      await release();
      await site.ready();
      await expect(message).toHaveValue('');
      await expect(phone).toHaveValue('');
    });

    test('a message that is sent before the scripts run goes out once, when they run', async ({
      page,
      site,
    }) => {
      await page.getByLabel(site.say('Message')).fill('Early');
      await page.getByRole('button', { name: site.say('Send_Message') }).click();
      await release();
      await expect(page.getByRole('status')).toHaveText(site.say('Email_Sent'));
      expect(sent).toMatchObject([{ message: 'Early' }]);
      await expect(page).toHaveURL('/contact');
    });

    test('a button that is pressed before the scripts run takes effect when they run @mobile', async ({
      page,
      site,
    }) => {
      await page.getByRole('button', { name: site.say('Open_Menu') }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await release();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
