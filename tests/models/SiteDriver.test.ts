import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { SiteDriver } from './SiteDriver';

/** A site whose page loads at once and notes, in order, what is done to it. */
function siteOf() {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const browser = new EventEmitter();
  const page = Object.assign(browser, {
    goto: async () => void browser.emit('domcontentloaded'),
    locator: () => ({ waitFor: note('runs') }),
    evaluate: async () => 0,
    clock: { install: note('installed'), pauseAt: note('stopped') },
  });
  return { done, site: new SiteDriver(page as unknown as Page, 'desktop', 'en', '') };
}

it('stops the clock of a page once the page runs', async () => {
  const { done, site } = siteOf();
  await site.visitWithStoppedClock('/');
  expect(done).toEqual(['installed', 'runs', 'stopped']);
});

it('refuses to stop the clock before a page is loaded, whose loading would stop too', async () => {
  const { done, site } = siteOf();
  await expect(site.stopClock()).rejects.toThrow('Visit a page first, then stop its clock');
  expect(done).toEqual([]);
});
