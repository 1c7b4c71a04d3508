import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

test('R21: titles begin on the right in Arabic; R29: every page offers the other language under its own name', async ({
  page,
  site,
}) => {
  const offer = site.language === 'ar' ? 'EN English' : 'ع العربية';
  for (const path of pagePaths) {
    await site.visit(path);
    const first = site.language === 'ar' ? /^[\u200f\p{Script=Arabic}]/u : /^[A-Za-z]/;
    expect(await page.title()).toMatch(first);
    const toggle = page.getByRole('banner').getByRole('button', { name: offer, exact: true });
    await expect(toggle).toHaveAttribute('lang', site.language === 'ar' ? 'en' : 'ar');
    expect((await toggle.boundingBox())?.y).toBeLessThan(120);
  }
});

test('R22: in Arabic the arrows that point forward are mirrored; R23: other drawings are not', async ({
  page,
  site,
}) => {
  for (const path of pagePaths) {
    await site.visit(path);
    const { onward, others } = await page.evaluate(() => {
      // Finds the arrows that point outward and forward, by the beginnings of their SVG paths.
      const arrows = new Set(
        document.querySelectorAll('svg:has([d^="M5.5 14.5"]), svg:has([d^="M3.5 10h12"])'),
      );
      const isMirrored = (element: Element): boolean => {
        const own = new DOMMatrix(getComputedStyle(element).transform).a < 0;
        return element.parentElement ? own !== isMirrored(element.parentElement) : own;
      };
      const drawn: Element[] = [...document.querySelectorAll('svg, img')];
      return {
        onward: [...arrows].map(isMirrored),
        others: drawn
          .filter((each) => !arrows.has(each) && isMirrored(each))
          .map((each) => each.outerHTML),
      };
    });
    if (path !== '/about') expect(onward.length).toBeGreaterThan(0);
    expect(new Set(onward)).toEqual(new Set(onward.length ? [site.language === 'ar'] : []));
    expect(others).toEqual([]);
  }
});

test('R25: scrolling the services makes the card at the row’s start current; R26: even the last card can become current @desktop', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const section = page.getByRole('region', { name: site.say('Our_Services'), exact: true });
  const row = section.getByRole('group', { name: site.say('Our_Services') });
  const bars = section.getByRole('group').getByRole('button');
  const lefts = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().x));
  const order = site.language === 'ar' ? lefts.toReversed() : lefts;
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(await row.evaluate((list) => list.scrollLeft + 0)).toBe(0);
  const sign = site.language === 'ar' ? -1 : 1;
  // After scrolling by hand or in a zoomed window, a card may lie a fraction of a pixel beside the row's start.
  for (const [card, off] of [
    [1, 0.4],
    [3, -0.4],
    [5, -0.3],
  ] as const) {
    await row.evaluate(
      (list, [to, more, way]) => {
        const step = (list.querySelector('li')?.getBoundingClientRect().width ?? 0) + 2;
        list.style.scrollSnapType = 'none';
        list.scrollTo({ left: way * (to * step + more), behavior: 'instant' });
      },
      [card, off, sign] as const,
    );
    await expect(bars.nth(card)).toHaveAttribute('aria-current', 'true');
  }
});

test('R7: numbers and addresses are typed left to right; R8: other fields take the direction of the typed text', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  const direction = site.language === 'ar' ? 'rtl' : 'ltr';
  for (const name of ['phoneNumber', 'emailAddress']) {
    const field = page.locator(`[name=${name}]`);
    await expect(field).toHaveCSS('direction', 'ltr');
    await expect(field).not.toHaveAttribute('placeholder');
    // The text of a field, empty or filled, is aligned to the side where the page's lines begin.
    await expect(field).toHaveCSS('text-align', site.language === 'ar' ? 'end' : 'start');
  }
  for (const name of ['firstName', 'lastName', 'subject', 'message']) {
    const field = page.locator(`[name=${name}]`);
    await expect(field).toHaveCSS('direction', direction);
    await field.fill('نورة and Sara');
    await expect(field).toHaveCSS('direction', 'rtl');
    await field.fill('Sara و نورة');
    await expect(field).toHaveCSS('direction', 'ltr');
  }
});

test('R14: buttons with short words are not tiny; R35: chat links contain their whole texts', async ({
  page,
  site,
}) => {
  for (const path of pagePaths) {
    await site.visit(path);
    const tiny = await page.locator('button:visible').evaluateAll((buttons) =>
      buttons
        // Leaves out the narrow bars that open a service, which contain no text.
        .filter((button) => button.textContent && button.getBoundingClientRect().width < 44)
        .map((button) => button.textContent),
    );
    expect(tiny).toEqual([]);
    const links = page.locator('a[href^="https://wa.me/"], a[href^="mailto:"][href*="?"]');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) {
      const [, text = ''] = /\?(?:text|subject)=([^&#]*)$/.exec(address ?? '') ?? [];
      expect(text).toMatch(/^[\w%.~!*'()-]+$/);
      expect(encodeURIComponent(decodeURIComponent(text))).toBe(text);
      expect(/\p{Script=Arabic}/u.test(decodeURIComponent(text))).toBe(site.language === 'ar');
    }
  }
});
