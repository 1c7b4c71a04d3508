import { allPaths } from '../sitePaths';
import { expect, test } from '../test';

// That nothing is ever refused shows in every other test: a refusal is a message in the console, which none may leave.

test.describe('the content security policy @desktop @ar', () => {
  test('allows no inline script, style or style attribute, and no other host', async ({
    page,
    site,
  }) => {
    await site.visit('/');
    site.trouble.expect(
      /^console error: .*script-src/,
      /^console error: .*style-src/,
      /^console error: .*connect-src/,
      /^console error: .*img-src/,
      /^console error: Fetch API cannot load/,
      /^request to another host: .*a\.png$/,
      /^request failed: GET .*a\.png/,
    );
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(script, style);
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

  test('is sent with every page and keeps what it must', async ({ request }) => {
    for (const path of allPaths) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('http');
    }
  });
});
