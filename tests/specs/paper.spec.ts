import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import { choiceOptions, type Choices, defaultChoices } from '../../machines/choicesMachine';
import { contact } from '../../src/content/contact';
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { fragmentOf } from '../../src/routing/fragmentOf';
import { pagePaths } from '../sitePaths';
import { expectSoon } from '../harness';
import { expect, test } from '../test';

const lastOfAll = Object.fromEntries(
  Object.entries(choiceOptions).map(([name, options]) => [name, options.at(-1)]),
) as Choices;

const chosen = {
  nothing: defaultChoices,
  'an elevator': { ...defaultChoices, elevator: 'food' },
  everything: lastOfAll,
} as const satisfies Record<string, Choices>;

/** The letters of a text, in no order: lines that run from right to left come out of a PDF in an order of their own. */
const lettersIn = (text: string) =>
  Array.from(text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, ''))
    .toSorted()
    .join('');

/** What each page of the page's PDF says. */
async function print(page: Page) {
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(new Uint8Array(pdf));
  return text;
}

/** How many pixels wide a camera sees the code, from nearer and from farther away: a module of the largest one has three to seven. */
const distances = [400, 500, 600, 700, 800];

/** A picture of a code and of some paper around it. */
async function photograph(page: Page, code: Locator): Promise<Buffer> {
  await page.evaluate(() => (document.body.style.padding = '20px'));
  const { x = 0, y = 0, width = 0, height = 0 } = (await code.boundingBox()) ?? {};
  const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
  return page.screenshot({ clip, fullPage: true });
}

/** What a camera reads of the picture of a code that is `width` pixels wide; undefined where it is no use at that distance. */
async function readCode(picture: Buffer, width: number): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

// As finely as a printer draws.
test.use({ deviceScaleFactor: 8 });

for (const [what, choices] of Object.entries(chosen)) {
  test(`on paper, the home page is a brief of what is chosen: ${what} @desktop`, async ({
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
    // What draws the code of a choice comes when one is made.
    await expectSoon(async () => {
      const picture = await photograph(page, code);
      const reads = await Promise.all(distances.map((width) => readCode(picture, width)));
      return [...new Set(reads.filter((read) => read !== undefined))];
    }).toEqual([href]);
  });
}

test('on paper, every page is at most two pages, and says how the company is reached @desktop', async ({
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
