import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { choiceOptions, type Choices, defaultChoices } from '../../machines/choiceOptions';
import { contact } from '../../src/content/contact';
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { fragmentOf } from '../../src/routing/fragmentOf';
import { pagePaths } from '../sitePaths';
import { expectSoon } from '../harness/index';
import { expect, test } from '../test';

const lastOfAll = Object.fromEntries(
  Object.entries(choiceOptions).map(([name, options]) => [name, options.at(-1)]),
) as Choices;

const chosen = {
  nothing: defaultChoices,
  // This combination of choices has the longest link of all.
  'the longest names': {
    ...lastOfAll,
    elevator: 'gearless',
    cabins: 'classic',
    doors: 'telescopic',
  },
} as const satisfies Record<string, Choices>;

/** The letters of a text, sorted, because a PDF gives lines that run from right to left in another order. */
const lettersIn = (text: string) =>
  Array.from(text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, ''))
    .toSorted()
    .join('');

/** Prints the page as a PDF, and returns the text of each sheet. */
async function print(page: Page) {
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(new Uint8Array(pdf));
  return text;
}

/** Takes a picture of a QR code with a margin around it. */
async function photograph(page: Page, code: Locator): Promise<Buffer> {
  await page.evaluate(() => (document.body.style.padding = '20px'));
  const { x = 0, y = 0, width = 0, height = 0 } = (await code.boundingBox()) ?? {};
  const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
  return page.screenshot({ clip, fullPage: true });
}

// Enlarges the page's pixels: with a factor of 1, a module (square) of the largest QR code would be one and a half pixels wide.
test.use({ deviceScaleFactor: 4 });

test.beforeAll(async () => {
  // Loads the QR code reader's program from a package: by default the reader would fetch it from another host.
  const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer: wasmBinary } = new Uint8Array(await readFile(program));
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

test('the QR code is loaded before the page is printed, because Safari prints no picture that it has not loaded', async ({
  page,
  site,
}) => {
  await site.visit('/about');
  const code = page.getByRole('contentinfo').locator('img[src^="/chat-"]');
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
});

for (const [what, choices] of Object.entries(chosen)) {
  test(`the printed home page shows only the chosen options, and a QR code of the chat link: ${what} @desktop`, async ({
    page,
    site,
  }) => {
    const fragment = fragmentOf(choices);
    await site.visit(fragment ? `/#${fragment}` : '/');
    const pages = await print(page);
    expect(pages.length).toBeLessThanOrEqual(2);
    const said = pages.join('\n').split('\n').map(lettersIn);
    const titles = [
      ...elevators.filter(({ id }) => id === choices.elevator),
      ...designs.flatMap((design) => [
        design,
        ...design.images.filter(({ id }) => id === choices[design.id]),
      ]),
    ].map((entity) => site.read(entity, 'title'));
    for (const title of titles) expect.soft(said, title).toContain(lettersIn(title));
    await page.emulateMedia({ media: 'print' });
    for (const elevator of elevators) {
      const isChosen = elevator.id === choices.elevator;
      await expect(
        page.getByRole('heading', { name: site.read(elevator, 'title'), exact: true }),
      ).toBeVisible({ visible: isChosen });
      await expect(page.getByAltText(site.read(elevator, 'alt'), { exact: true })).toBeVisible({
        visible: isChosen,
      });
    }
    for (const design of designs)
      for (const variant of design.images)
        await expect(page.getByAltText(site.read(variant, 'alt'), { exact: true })).toBeVisible({
          visible: variant.id === choices[design.id],
        });
    const company = page.getByRole('contentinfo');
    const link = company.getByRole('link', { name: site.say('Get_a_Quote') });
    const code = company.getByRole('img', { name: site.say('Get_a_Quote') });
    const href = await link.getAttribute('href');
    // Polls, because the script that draws the QR code of the choices loads only after a choice.
    await expectSoon(async () => {
      const reads = await readBarcodes(await photograph(page, code), { formats: ['QRCode'] });
      return reads.map(({ text }) => text);
    }).toEqual([href]);
    const [read] = await readBarcodes(await photograph(page, code), { formats: ['QRCode'] });
    const { width = 0 } = (await code.boundingBox()) ?? {};
    // A code of version 1 has 21 modules on each side, and each next version has four more.
    const module = width / (17 + 4 * Number(read?.version));
    expect((module / 96) * 25.4, 'millimetres of a module').toBeGreaterThanOrEqual(0.4);
  });
}

test('every page prints on at most two sheets, with the phone number and the e-mail address @desktop', async ({
  page,
  site,
}) => {
  for (const path of pagePaths) {
    await site.visit(path);
    const pages = await print(page);
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(pages.join(' ')).toContain(contact.phone);
    expect(pages.join(' ')).toContain(contact.email);
  }
});
