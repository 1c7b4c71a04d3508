// @vitest-environment jsdom
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../src/i18n/startI18n';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['https:', true],
  ['http:', false],
])('the cookie of the language is for TLS alone where the site has it: %s', async (...row) => {
  const [protocol, isSecure] = row;
  vi.stubGlobal('location', new URL(`${protocol}//suood.example/`));
  const write = vi.spyOn(document, 'cookie', 'set');
  startI18n();
  await i18next.changeLanguage('en');
  const cookie = write.mock.calls.flat().find((text) => text.includes('i18next=en')) ?? '';
  expect(cookie).not.toBe('');
  expect(/; *secure/i.test(cookie)).toBe(isSecure);
});
