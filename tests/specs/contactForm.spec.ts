import { emptyMessage } from '../../machines/ContactMessage';
import { sendForm } from '../sendForm';
import { expect, test } from '../test';

for (const path of ['/', '/contact']) {
  test(`the form of ${path} requires no field and limits none, and has a hidden field for spam programs that the Tab key does not reach`, async ({
    page,
    site,
  }) => {
    await site.visit(path);
    const form = page.getByRole('form', { name: site.say('Contact_Us') });
    await expect(form.getByRole('textbox').or(form.getByRole('spinbutton'))).toHaveCount(6);
    await expect(form.locator('[required], [maxlength], [pattern], [min], [max]')).toHaveCount(0);
    await page.getByRole('textbox', { name: site.say('Message') }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: site.say('Send_Message') })).toBeFocused();
    const text = 'a@b.example';
    for (const field of await page.locator('input, textarea').all())
      await field.fill((await field.getAttribute('type')) === 'number' ? '1' : text, {
        force: true,
      });
    expect(await sendForm(site)).toMatchObject({ firstName: text, message: text, website: text });
    expect(await sendForm(site), 'the next message').toEqual(emptyMessage);
  });
}

test('3.3.1, 3.3.3: on the contact page the browser refuses to send a wrong e-mail address', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.method() === 'POST')));
  const field = page.locator('[name=emailAddress]');
  await field.fill('not an address');
  await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  expect(asked).toBe(0);
});

for (const layout of ['mobile', 'desktop'])
  test(`Enter in a line of the form ${layout === 'mobile' ? 'leads to the next field on a touch screen' : 'sends the message'} @${layout}`, async ({
    page,
    site,
  }) => {
    const sent: unknown[] = [];
    await page.route('**/email/send', async (route) => {
      sent.push(route.request().postDataJSON().template_params);
      await route.fulfill({ body: 'OK' });
    });
    await site.visit('/contact');
    await page.getByLabel(site.say('First_Name')).fill('نورة');
    await page.keyboard.press('Enter');
    if (layout === 'desktop') {
      await expect(page.getByRole('status')).toHaveText(site.say('Email_Sent'));
      expect(sent).toMatchObject([{ firstName: 'نورة' }]);
      return;
    }
    // The keyboard of a phone still holds the word, to offer others in its place.
    const keyboard = await page.context().newCDPSession(page);
    const held = { text: 'العتيبي', selectionStart: 7, selectionEnd: 7 };
    await expect(page.getByLabel(site.say('Last_Name'))).toBeFocused();
    await keyboard.send('Input.imeSetComposition', held);
    for (const name of ['Last_Name', 'Phone_Number', 'Email_Address', 'Subject'] as const) {
      await expect(page.getByLabel(site.say(name))).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(site.say('Message'))).toHaveValue('\n');
    await expect(page.getByLabel(site.say('Last_Name'))).toHaveValue(held.text);
    expect(sent).toEqual([]);
  });

test('the numeric phone field keeps leading zeros, and neither the arrow keys nor the mouse wheel change the number', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  const field = page.locator('[name=phoneNumber]');
  await field.fill('0050');
  await field.press('ArrowUp');
  await field.hover();
  await page.mouse.wheel(0, -200);
  await expect(field).toHaveValue('0050');
});
