import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

test('1.3.5, 3.3.2: fields declare their purpose (autocomplete), and have a visible label', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/contact']) {
    await site.visit(path);
    const isText = path === '/' && !site.isMobile;
    for (const [name, label, purpose] of [
      ['firstName', 'First_Name', 'given-name'],
      ['lastName', 'Last_Name', 'family-name'],
      ['phoneNumber', 'Phone_Number', isText ? 'tel' : 'tel-national'],
      ['emailAddress', 'Email_Address', 'email'],
      ['subject', 'Subject', null],
      ['message', 'Message', null],
    ] as const) {
      const field = page.locator(`[name=${name}]`);
      expect(await field.getAttribute('autocomplete')).toBe(purpose);
      await expect(page.locator('label').getByText(site.say(label), { exact: true })).toBeVisible();
      await expect(field).toHaveAccessibleName(site.say(label));
    }
  }
});

test('1.4.13: a tile’s title stays when the mouse moves onto it @desktop', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const tile = page
    .getByRole('region', { name: site.say('Our_Clients') })
    .getByRole('figure')
    .first();
  const title = tile.locator('figcaption');
  await tile.hover({ position: { x: 40, y: 40 } });
  await expect(title).toBeVisible();
  // Moves the mouse itself: `hover` would scroll to a title at the window's edge, and so move the tile away from the mouse.
  const { x, y } = (await title.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5, { steps: 5 });
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => element.matches(':hover'))).toBe(true);
});

for (const path of pagePaths) {
  test(`2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11: the Tab key goes through ${path} in order and back, with a visible focus at each stop`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.visit(path);
    const stops = await page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, textarea, summary, [tabindex="0"]',
      );
      return [...all].map((stop, index) => {
        const isThere = stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0;
        stop.dataset['stop'] = String(index);
        return { stop: String(index), isThere };
      });
    });
    const there = stops.filter(({ isThere }) => isThere);
    // At the page's top the header hides its quote link, so Tab does not stop at it. Nor does Shift+Tab: focusing the hero's call button,
    // the stop before the header, scrolls to the top.
    const wanted = [...there, ...there.toReversed().slice(1)].map(({ stop }) => stop);
    const met: string[] = [];
    const unseen: string[] = [];
    // Presses Tab down the page, then Shift+Tab back up, which brings the header into view.
    const keys = wanted.map((_, press) => (press < there.length ? 'Tab' : 'Shift+Tab'));
    for (const key of keys) {
      await page.keyboard.press(key);
      const { stop, fault } = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement)) return { stop: 'nothing', fault: '' };
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isMine = (x: number, y: number) => {
          const found = document.elementFromPoint(x, y);
          return found !== null && (element.contains(found) || found.contains(element));
        };
        const xs = [0.1, 0.5, 0.9].map((share) => left + (right - left) * share);
        const ys = [0.1, 0.5, 0.9].map((share) => top + (bottom - top) * share);
        const isSeen = xs.some((x) => ys.some((y) => isMine(x, y)));
        // The focus shows as a ring around the element, a line under it, or the ring that a card draws for its heading.
        const own = getComputedStyle(element);
        const after = getComputedStyle(element, '::after');
        const isMarked =
          own.outlineStyle !== 'none' || own.boxShadow !== 'none' || after.outlineStyle !== 'none';
        const what = element.ariaLabel ?? element.textContent;
        return {
          stop: element.dataset['stop'] ?? 'nothing',
          fault: isSeen && isMarked ? '' : `${what}: seen ${isSeen}, marked ${isMarked}`,
        };
      });
      met.push(stop);
      if (fault) unseen.push(fault);
    }
    expect(met).toEqual(wanted);
    expect(unseen).toEqual([]);
  });
}

test('2.5.3: the visible text of a control is part of its name', async ({ page, site }) => {
  for (const path of pagePaths) {
    await site.visit(path);
    const misnamed = await page.evaluate(() =>
      [...document.querySelectorAll('a[aria-label], button[aria-label]')]
        .filter((control) => !control.ariaLabel?.includes(control.textContent?.trim() ?? ''))
        .map((control) => control.outerHTML),
    );
    expect(misnamed).toEqual([]);
  }
});

test('3.2.3, 3.2.4, 3.2.6: navigation and contact links stand in the same order on every page', async ({
  page,
  site,
}) => {
  const orders: string[] = [];
  for (const path of pagePaths) {
    await site.visit(path);
    const frame = page.locator('header nav a, footer a, aside a');
    orders.push(
      JSON.stringify(
        await frame.evaluateAll((links) =>
          links.map((link) => [
            link.ariaLabel ?? link.textContent,
            new URL((link as HTMLAnchorElement).href).host || link.getAttribute('href'),
          ]),
        ),
      ),
    );
  }
  expect(orders[0]).toContain('tel:');
  expect(new Set(orders).size).toBe(1);
});

test('4.1.3: a screen reader announces the form’s result, because its status element is there before the result', async ({
  page,
  site,
}) => {
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
  await site.visit('/contact');
  const status = page.getByRole('status');
  await expect(status).toHaveText('');
  await status.evaluate((place) => (place.dataset['same'] = ''));
  const button = page.getByRole('button', { name: site.say('Send_Message') });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(site.say('Email_Sent'));
  await expect(status).toHaveAttribute('data-same');
  await expect(button).toBeFocused();
});
