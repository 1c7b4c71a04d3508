import type { Locator } from '@playwright/test';
import { expect, test } from '../test';

/** The style that can make an element, or its `::before` or `::after`, look different: content, width, background and border. */
const styleOf = (element: Locator, part: string) =>
  element.evaluate((each, pseudo) => {
    const style = getComputedStyle(each, pseudo || null);
    const border = `${style.borderBlockEndWidth} ${style.borderBlockEndColor}`;
    return `${style.content} ${style.inlineSize} ${style.backgroundColor} ${border}`;
  }, part);

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await site.visit('/');
});

test('1.4.1: in forced colours a chosen option looks different from the others @everywhere', async ({
  page,
  site,
}) => {
  const chosen = {
    'an elevator': ['[aria-labelledby=elevatorsHeading] [role=tab]', '[aria-selected=true]', ''],
    'a safety system': ['[aria-labelledby=safetyHeading] [role=tab]', '[aria-selected=true]', ''],
    'a variant': ['[role=group] > [aria-pressed]', '[aria-pressed=true]', ''],
    ...(!site.isMobile && {
      'the current page': ['header nav a', '[aria-current]', '::after'],
      'the current service': ['#ourServices [role=group] button', '[aria-current]', '::before'],
    }),
  } as const;
  for (const [what, [all, one, part]] of Object.entries(chosen)) {
    const is = await styleOf(page.locator(`${all}${one}`).first(), part);
    const isNot = await styleOf(page.locator(`${all}:not(${one})`).first(), part);
    expect.soft(is, what).not.toBe(isNot);
  }
});

test('1.4.11: in forced colours the dot of a variant and the bars of services stand out from their background @everywhere', async ({
  page,
  site,
}) => {
  await page.locator('[role=group] > [aria-pressed=false]').first().click();
  const parts = {
    'the dot of a variant': '[role=group] > [aria-pressed=true]',
    ...(!site.isMobile && {
      'the bar of a service': '#ourServices [role=group] button[aria-current]',
      'the bar of another service': '#ourServices [role=group] button:not([aria-current])',
    }),
  };
  for (const [what, selector] of Object.entries(parts)) {
    const [part, ...grounds] = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const systemColours = ['Canvas', 'ButtonFace'].map((name) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = name;
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        });
        return [
          getComputedStyle(element, '::before').backgroundColor,
          getComputedStyle(element).backgroundColor,
          ...systemColours,
        ];
      });
    expect.soft(grounds, what).not.toContain(part);
  }
});

test('2.4.7: in forced colours a focused field has a frame; 1.4.3: the hero’s text has a background', async ({
  page,
  site,
}) => {
  const field = page.getByLabel(site.say('First_Name'));
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  const words = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(words).toHaveCSS('background-color', /^rgb\(/);
  const [own, canvas] = await words.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(own).toBe(canvas);
});

test('1.4.11: in forced colours the picture of an elevator is not blended with its background', async ({
  page,
}) => {
  const picture = page.getByRole('tabpanel').first().getByRole('img');
  const blending = await picture.evaluate((image) => {
    const modes = [];
    for (let each: Element | null = image; each; each = each.parentElement)
      modes.push(getComputedStyle(each).mixBlendMode);
    return modes.filter((mode) => mode !== 'normal');
  });
  expect(blending).toEqual([]);
});

test('1.4.11: in forced colours the ring on a collapsed design card has the page’s background colour', async ({
  page,
  site,
}) => {
  const designs = page.getByRole('region', { name: site.say('Our_Designs') });
  const ring = designs.getByRole('button', { expanded: false }).first().locator('span').last();
  const canvas = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(ring).toHaveCSS('background-color', canvas);
});
