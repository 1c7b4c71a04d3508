import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { expect, it } from 'vitest';
import { otherBrowsers } from '../otherBrowsers';

it('asks for no other browser by itself', () => {
  expect(otherBrowsers()).toEqual([]);
  expect(otherBrowsers(' ,')).toEqual([]);
});

it.each([
  ['firefox', firefox],
  ['webkit', webkit],
] as const)('gives %s where it is, and else says how to get it', (name, type) => {
  const answer = () => {
    try {
      return otherBrowsers(` ${name}`);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(answer()).toEqual(
    existsSync(type.executablePath())
      ? [name]
      : `Playwright's ${name} is not on this machine: npx playwright install --with-deps ${name}`,
  );
});

it('refuses a browser that nobody makes', () => {
  expect(() => otherBrowsers('netscape')).toThrow(
    'BROWSERS knows firefox and webkit, not "netscape"',
  );
});
