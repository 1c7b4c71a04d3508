import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { initTranslations } from '../../src/prerender/initTranslations';
import { renderPage } from '../../src/prerender/renderPage';
import { contentSecurityPolicy } from '../../src/hosting/contentSecurityPolicy';
import { mailOrigin } from '../../src/mail/mailOrigin';

beforeAll(() => initTranslations());
afterEach(() => vi.unstubAllEnvs());

async function noticeOf(path: string, language: 'ar' | 'en') {
  const { body } = await renderPage(path, language);
  return /<details[^>]*>(.*)<\/details>/s.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, ' ') ?? '';
}

/** The hosts, besides the site's own, to which the content security policy lets a page send a message. */
const allowedHosts = (settings: Record<string, string>) =>
  /connect-src 'self'([^;]*)/
    .exec(contentSecurityPolicy('', mailOrigin(settings)))?.[1]
    ?.split(' ')
    .filter(Boolean)
    .map((origin) => new URL(origin).host);

const keys = { VITE_EMAILJS_PUBLIC_KEY: 'x' };

test.each([
  [keys, ['EmailJS', 'api.emailjs.com']],
  [{ ...keys, VITE_EMAILJS_ORIGIN: 'https://mail.lifts.example' }, ['mail.lifts.example']],
])('With the keys %j the privacy notice names every host that gets a message', async (...row) => {
  const [settings, names] = row;
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  expect(names).toEqual(expect.arrayContaining(allowedHosts(settings) ?? []));
  for (const path of ['/', '/contact']) {
    for (const language of ['ar', 'en'] as const) {
      const notice = await noticeOf(path, language);
      expect(names.filter((name) => !notice.includes(name))).toEqual([]);
      expect(notice).toContain({ ar: 'خارج المملكة', en: 'outside Saudi Arabia' }[language]);
    }
  }
});

test('The privacy notice names the company that keeps the mailbox abroad', async () => {
  vi.stubEnv('VITE_MAILBOX', 'Google');
  expect(await noticeOf('/contact', 'en')).toContain(
    'Our mailbox lies with Google, on servers outside',
  );
  expect(await noticeOf('/contact', 'ar')).toContain('لدى Google على خوادم خارج المملكة');
  vi.stubEnv('VITE_MAILBOX', '');
  expect(await noticeOf('/contact', 'en')).not.toContain('mailbox');
});
