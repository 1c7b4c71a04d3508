import { expect, test } from '../test';

// Every other test checks that the policy refuses nothing of the site: a refusal is an error in the console, which fails the test.

test.describe('the content security policy @desktop @ar', () => {
  test('the content security policy allows no inline script, style or style attribute, and no other host', async ({
    page,
    site,
  }) => {
    // Acts as an attacker who has put a script into the HTML. Trusted Types would already refuse a script that is added later.
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

  test('Trusted Types refuse plain text as HTML, as a script or as a script’s address, and any second policy', async ({
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
