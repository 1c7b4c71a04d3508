import type { CDPSession, Page } from '@playwright/test';
import { launch } from '../bench/launch';
import { findWithWindows } from '../findBrowser';
import { expect, test } from '../test';

/** The address that the visitor has saved in the browser, with Chromium's names of the fields. */
const saved = {
  NAME_FULL: 'Noura Alotaibi',
  NAME_FIRST: 'Noura',
  NAME_LAST: 'Alotaibi',
  PHONE_HOME_WHOLE_NUMBER: '+966501234567',
  EMAIL_ADDRESS: 'noura@visitor.example',
  ADDRESS_HOME_STREET_ADDRESS: 'King Fahd Road',
  ADDRESS_HOME_CITY: 'Riyadh',
  ADDRESS_HOME_COUNTRY: 'SA',
};

/** Makes the browser fill in the form, as if the visitor accepted its suggestion. Playwright has no types for these commands. */
async function fillIn(page: Page, session: CDPSession) {
  const send = session.send.bind(session) as (command: string, values?: object) => Promise<object>;
  const fields = Object.entries(saved).map(([name, value]) => ({ name, value }));
  await send('Autofill.enable');
  await send('Autofill.setAddresses', { addresses: [{ fields }] });
  await page.locator('[name=firstName]').click();
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[name=firstName]',
  });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  await expect(async () => {
    await send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
    await expect(page.locator('[name=lastName]')).toHaveValue('Alotaibi', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

for (const [path, width, phone] of [
  ['/contact', 390, /^0?501234567$/],
  ['/', 390, /^0?501234567$/],
  ['/', 1440, /^\+966501234567$/],
] as const)
  test(`the browser fills a saved address into every field on ${path}, ${width} px wide @mobile @ar`, async ({
    baseURL,
  }) => {
    const executablePath = findWithWindows();
    if (!executablePath) return test.skip(true, 'A browser without windows fills in nothing');
    await using browser = await launch({ executablePath });
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`${baseURL}${path}`);
    await page.locator('html[data-running]').waitFor({ state: 'attached' });
    await fillIn(page, await page.context().newCDPSession(page));
    await expect(page.locator('[name=firstName]')).toHaveValue('Noura');
    await expect(page.locator('[name=phoneNumber]')).toHaveValue(phone);
    await expect(page.locator('[name=emailAddress]')).toHaveValue('noura@visitor.example');
    await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }));
    const sent = page.waitForRequest('**/email/send');
    await page.locator('form [type=submit]').click();
    const { template_params: message } = (await sent).postDataJSON();
    expect(message).toMatchObject({ firstName: 'Noura', emailAddress: 'noura@visitor.example' });
    expect(message.phoneNumber).toMatch(phone);
  });
