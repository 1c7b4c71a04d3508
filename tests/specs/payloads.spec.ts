import { type ContactMessage, emptyMessage } from '../../machines/ContactMessage';
import { languageOf } from '../../src/early/languageOf';
import { expect, test } from '../faults/mailTest';
import { input } from '../models/contactForm';
import type { SiteDriver } from '../models/SiteDriver';
import { payloads } from './payloads';

/** The payloads in groups, so that few pages and messages hold them all. */
const groups = (size: number) =>
  Array.from({ length: Math.ceil(payloads.length / size) }, (_, index) =>
    payloads.slice(index * size, (index + 1) * size),
  );
const fields = Object.keys(emptyMessage) as (keyof ContactMessage)[];

/** A message that says the same in each field. */
const messageOf = (text: string): ContactMessage => ({
  ...emptyMessage,
  ...Object.fromEntries(fields.map((field) => [field, text])),
});

/** How a message keeps line breaks of all kinds. */
const asSaved = (payload: string) => payload.replaceAll(/[\f\u0085\u2028\u2029]/g, '\n').trim();

/** Expects that nothing ran, that no object has what it had not, and that the page is whole. */
async function isUnharmed(site: SiteDriver) {
  expect(
    await site.page.evaluate(() => ({
      ran: 'intruder' in window,
      polluted: 'polluted' in {},
      added: Object.keys(Object.prototype),
      frames: window.frames.length,
      strangers: [...document.querySelectorAll('base, iframe, object, embed, [onload], [onerror]')]
        .length,
    })),
  ).toEqual({ ran: false, polluted: false, added: [], frames: 0, strangers: 0 });
  await expect(site.page.getByRole('contentinfo')).toHaveCount(1);
  await site.check();
}

test.describe('200 payloads @desktop @en', () => {
  test('are 200', () => expect(new Set(payloads).size).toBe(200));

  test('in every field are sent as they were typed, and none runs', async ({ open, site }) => {
    test.setTimeout(120_000);
    const form = await open('/');
    for (const [index, group] of groups(8).entries()) {
      const text = group.join(' ¦ ');
      await form.write(messageOf(text));
      await form.says(messageOf(text));
      await form.send();
      await expect.poll(() => form.requests.length).toBe(index + 1);
      await form.says(emptyMessage);
      expect(form.requests[index]?.postDataJSON().template_params).toEqual(messageOf(text));
      form.mail.now += 2000;
    }
    await isUnharmed(site);
    const mails = await form.mail.mails();
    expect(mails).toHaveLength(25);
    const lost = groups(8).flatMap((group, index) => {
      // A line break within a text is indented in a message.
      const text = mails[index]?.text?.replaceAll('\n  ', '\n');
      const parts = text?.split('Message: ').at(-1)?.split(' ¦ ');
      return group.filter((payload, place) => parts?.[place]?.trim() !== asSaved(payload));
    });
    expect(lost).toEqual([]);
  });

  test('in a path, a query and a fragment lead to the page for unknown paths or change nothing', async ({
    page,
    site,
    request,
  }) => {
    test.setTimeout(120_000);
    for (const payload of payloads) {
      const text = encodeURIComponent(payload);
      const known = await request.get(`/about?${text}=${text}`);
      const unknown = await request.get(`/floor/${text}/1`);
      expect([payload, known.status(), unknown.status()]).toEqual([payload, 200, 404]);
      if (payload.includes('intruder')) expect(await unknown.text()).not.toContain('intruder');
    }
    site.trouble.allow(/^console error: Error: 404 Not Found/);
    await site.visit('/about');
    const titles = await page.evaluate(async (texts) => {
      const seen = new Set<string>();
      const show = async (address: string) => {
        history.pushState(null, '', address);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        seen.add(`${address.startsWith('/floor') ? 'unknown' : 'known'}: ${document.title}`);
      };
      for (const text of texts.map(encodeURIComponent)) {
        await show(`/floor/${text}/1?${text}=${text}#${text}`);
        await show(`/about?${text}=${text}&a=${text}#${text}`);
      }
      return [...seen];
    }, payloads);
    expect(titles).toHaveLength(2);
    expect(titles.toSorted()[0]).toMatch(/^known: About/);
    await isUnharmed(site);
  });

  test('in cookies are read alike by the server and the page, and in the storage lose no text', async ({
    page,
    site,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    for (const payload of payloads) {
      const cookie = `i18next=${encodeURIComponent(payload)}; ${encodeURIComponent(payload)}=1`;
      const served = await request.get('/', { headers: { cookie } });
      const isIn = (await served.text()).includes(`<html lang="${languageOf(cookie)}"`);
      expect([payload, served.status(), isIn]).toEqual([payload, 200, true]);
    }
    await page.goto('/robots.txt');
    for (const [index, group] of groups(10).entries()) {
      const [first = ''] = group;
      const draft = { ...messageOf(group.join(' ¦ ')), until: Date.now() + 3_000_000 };
      const isDraft = index % 2 === 1;
      await page.context().clearCookies();
      const value = encodeURIComponent(first);
      await page
        .context()
        .addCookies(
          [
            ['i18next', value] as const,
            ...group.map((text, place) => [`c${place}`, encodeURIComponent(text)] as const),
          ].map(([name, text]) => ({ name, value: text.slice(0, 2000), url: `${baseURL}/` })),
        );
      await page.evaluate(
        ({ texts, kept }) => {
          sessionStorage.clear();
          localStorage.clear();
          for (const storage of [sessionStorage, localStorage]) {
            for (const text of texts) storage.setItem(text, text);
            for (const key of ['i18nextLng', 'i18next', 'lang', 'contactDraft', 'emailjs'])
              storage.setItem(key, texts.join(' '));
          }
          if (kept) sessionStorage.setItem('contactDraft', kept);
        },
        { texts: group, kept: isDraft ? JSON.stringify(draft) : '' },
      );
      site.language = languageOf(`i18next=${value}`);
      await site.visit(`/?${value}=${value}&lng=${value}#${value}`);
      for (const field of fields)
        await expect(input(site, field)).toHaveValue(isDraft ? draft[field] : '');
      await isUnharmed(site);
    }
  });
});
