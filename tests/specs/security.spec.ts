import { expect, test } from '../test';

// That nothing is ever refused shows in every other test: a refusal is a message in the console, which none may leave.

test.describe('the content security policy @desktop @ar', () => {
  test('allows no inline script, style or style attribute, and no other host', async ({
    page,
    site,
  }) => {
    // As if somebody had got a script into the page: later, Trusted Types would refuse it first.
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const intruder = '<script>window.intruder = true</script></head>';
      const body = (await answer.text()).replace('</head>', intruder);
      await route.fulfill({ response: answer, body });
    });
    site.trouble.expect(/^console error: .*script-src/);
    await site.visit('/');
    site.trouble.expect(
      /^console error: .*style-src/,
      /^console error: .*connect-src/,
      /^console error: .*img-src/,
      /^console error: Fetch API cannot load/,
      /^request to another host: .*a\.png$/,
      /^request failed: GET .*a\.png/,
    );
    const ran = await page.evaluate(async () => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
      const picture = new Image();
      await new Promise((resolve) => {
        picture.addEventListener('error', resolve);
        picture.src = 'https://elsewhere.example/a.png';
      });
      const answer = await fetch('https://elsewhere.example/').catch(() => 'refused');
      return { script: 'intruder' in window, color: getComputedStyle(document.body).color, answer };
    });
    expect(ran).toEqual({ script: false, color: 'rgb(18, 17, 15)', answer: 'refused' });
  });

  test('Trusted Types: refuses text as HTML, as a script or as its address, and any second policy', async ({
    page,
    site,
  }) => {
    await site.visit('/');
    site.trouble.expect(
      ...Array.from({ length: 6 }, () => /^console error: .*requires 'Trusted/),
      /^console error: .*named 'default' violates/,
      /^console error: .*named 'bundle' violates/,
    );
    const refusals = await page.evaluate(() => {
      const trap = '<img src="/favicon.svg" onload="window.intruder = true">';
      const script = document.createElement('script');
      return [
        () => void (document.body.innerHTML = trap),
        () => document.body.insertAdjacentHTML('beforeend', trap),
        () => document.write(trap),
        () => void (script.src = '/favicon.svg'),
        () => void (script.text = 'window.intruder = true'),
        () => document.body.setAttribute('onclick', 'window.intruder = true'),
        () => window.trustedTypes?.createPolicy('default', { createHTML: (html: string) => html }),
        () => window.trustedTypes?.createPolicy('bundle', { createHTML: (html: string) => html }),
      ].map((run) => {
        try {
          return run() === undefined ? 'done' : 'made';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refusals).toEqual(Array.from({ length: 8 }, () => 'TypeError'));
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
});

test.describe('the integrity policy @desktop @ar', () => {
  test('runs no script of the own origin that the page has no hash of', async ({ page, site }) => {
    await page.route('/assets/intruder.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.intruder = true' }),
    );
    await site.visit('/');
    site.trouble.expect(/^request failed: .*intruder/);
    const answer = await page.evaluate(() => {
      const address = '/assets/intruder.js';
      return import(address).then(
        () => 'ran',
        (error: Error) => error.name,
      );
    });
    expect([answer, await page.evaluate(() => 'intruder' in window)]).toEqual(['TypeError', false]);
  });

  test('runs no script that was changed on its way, and the page serves all the same', async ({
    page,
    site,
  }) => {
    await page.route(/\/assets\/Site-.*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `window.intruder = true;${await answer.text()}`,
      });
    });
    // The script is asked for in two ways, and which of them is refused first is a matter of luck.
    site.trouble.allow(/^console error: .*integrity/);
    site.trouble.expect(/^uncaught /);
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveClass(/scripts-failed/);
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
  });
});
