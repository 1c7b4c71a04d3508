import { expect } from '@playwright/test';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import type { Language } from '../../machines/languageMachine';
import type { Layout, Text } from '../models/SiteDriver';
import { reachControl, readRunningLanguage, readSeenText } from './inPage';
import type { Tab } from './Tab';

const texts = { ar: arabic, en: english };

const roles = {
  button: 'button:not([role])',
  link: 'a[href]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
} as const;

/** A visitor of the site in a browser: opens pages, presses visible controls, types and reads. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
    public language: Language,
    readonly layout: Layout,
  ) {}

  /** The text of a translation key in the page's language. */
  say(key: Text): string {
    return texts[this.language][key].replace('<br>', '');
  }

  /** Begins a first visit in the language: removes all data of earlier visits except the browser's cache. */
  async begin(): Promise<void> {
    await this.tab.open(`${this.origin}/robots.txt`);
    await this.tab.run((language) => {
      document.cookie = `i18next=${language}; path=/; max-age=${language === 'ar' ? 0 : 3600}`;
      // Where cookies are switched off, there is no storage either.
      if (navigator.cookieEnabled)
        for (const store of [localStorage, sessionStorage]) store.clear();
    }, this.language);
  }

  /** Opens a page and waits until its controls answer. */
  async open(path: string): Promise<void> {
    await this.tab.open(this.origin + path);
    await this.expectAnswer();
  }

  private expectAnswer(): Promise<void> {
    return this.expect('language of the page that answers', readRunningLanguage, this.language);
  }

  /** Expects that the value of a function, which runs in the page, soon equals another value. */
  expect(what: string, inPage: () => unknown, expected: unknown): Promise<void> {
    return this.expectSoon(what, () => this.tab.run(inPage), expected);
  }

  /** Expects that the value of a function soon equals another value. */
  async expectSoon(what: string, read: () => Promise<unknown>, expected: unknown): Promise<void> {
    // Returns an error as text, so that polling goes on: a page that is being replaced, or has an alert, does not answer.
    const answer = () => read().catch(String);
    await expect.poll(answer, { message: what, intervals: [50] }).toEqual(expected);
  }

  /** Presses a control in its middle, once the control stands still and nothing covers it. */
  async press(role: keyof typeof roles, name: string, inside = 'body'): Promise<void> {
    let [x, y] = [0, 0];
    const reach = async () => {
      [x, y] = await this.tab.run(reachControl, `${inside} :is(${roles[role]})`, name);
      return 'can be pressed';
    };
    await this.expectSoon(`${role} "${name}"`, reach, 'can be pressed');
    await this.tab.press(x, y);
  }

  async write(label: Text, text: string): Promise<void> {
    await this.press('textbox', this.say(label));
    await this.tab.type(text);
  }

  /** Expects that the first visible element of a selector soon has this text. */
  async expectText(selector: string, expected: string): Promise<void> {
    const read = () => this.tab.run(readSeenText, selector);
    await this.expectSoon(`text of ${selector}`, read, expected);
  }

  async expectPage(path: string, heading: Text): Promise<void> {
    await this.expect('path', () => location.pathname, path);
    await this.expectText('h1', this.say(heading));
  }

  /** Presses the language toggle, and waits for the page in the other language. */
  async toggle(): Promise<void> {
    const isReloaded = await this.tab.run(() => {
      document.body.dataset['isOld'] = '';
      return navigator.cookieEnabled;
    });
    await this.press('button', this.language === 'ar' ? 'EN English' : 'ع العربية');
    this.language = this.language === 'ar' ? 'en' : 'ar';
    await this.expect(
      'whether the page is new',
      () => !('isOld' in document.body.dataset),
      isReloaded,
    );
    await this.expectAnswer();
  }

  /** Follows a link of the header, or, on a phone, of the menu. */
  async follow(page: 'About' | 'Contact'): Promise<void> {
    if (this.layout === 'desktop') {
      const name = this.say(page === 'About' ? 'navbar_About_Us' : 'Contact_Us');
      return this.press('link', name, 'header nav');
    }
    await this.press('button', this.say('Open_Menu'));
    await this.press('link', this.say(page), 'dialog');
  }
}
