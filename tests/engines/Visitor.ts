import { expect } from '@playwright/test';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import type { Language } from '../../machines/languageMachine';
import type { Layout, Text } from '../models/SiteDriver';
import { readRunningLanguage, readSeenText } from './inPage';
import { reachControl, roles } from './reachControl';
import type { Tab } from './Tab';

const texts = { ar: arabic, en: english };

/** A visitor of the site in a browser: opens pages, presses what it sees, writes and reads. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
    public language: Language,
    readonly layout: Layout,
  ) {}

  /** What a translation key says in the page's language. */
  say(key: Text): string {
    return texts[this.language][key].replace('<br>', '');
  }

  /** Begins a first visit in the language: nothing is kept of earlier ones but what the browser's cache holds. */
  async begin(): Promise<void> {
    await this.tab.open(`${this.origin}/llms.txt`);
    await this.tab.run((language) => {
      document.cookie = `i18next=${language}; path=/; max-age=${language === 'ar' ? 0 : 3600}`;
      // Where cookies are switched off there is no storage.
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

  /** Expects that what a function returns becomes equal to a value: a function that runs in the page. */
  expect(what: string, inPage: () => unknown, expected: unknown): Promise<void> {
    return this.expectSoon(what, () => this.tab.run(inPage), expected);
  }

  /** Expects that what a function returns becomes equal to a value. */
  async expectSoon(what: string, read: () => Promise<unknown>, expected: unknown): Promise<void> {
    // A page that is being replaced, or has an alert, does not answer.
    const answer = () => read().catch(String);
    await expect.poll(answer, { message: what, intervals: [50] }).toEqual(expected);
  }

  /** Presses a control in its middle, once it stands still and nothing covers it. */
  async press(role: keyof typeof roles, name: string, inside = 'body'): Promise<void> {
    let [x, y] = [0, 0];
    const reach = async () => {
      [x, y] = await this.tab.run(reachControl, `${inside} :is(${roles[role]})`, name);
      return 'can be pressed';
    };
    await this.expectSoon(`${role} "${name}"`, reach, 'can be pressed');
    await this.tab.press(x, y);
  }

  /** Writes into a field of the contact form. */
  async write(label: Text, text: string): Promise<void> {
    await this.press('textbox', this.say(label));
    await this.tab.type(text);
  }

  /** Expects the first element of a selector that is seen to say something soon. */
  async expectText(selector: string, expected: string): Promise<void> {
    const read = () => this.tab.run(readSeenText, selector);
    await this.expectSoon(`text of ${selector}`, read, expected);
  }

  /** Expects a page to be open soon, with this heading. */
  async expectPage(path: string, heading: Text): Promise<void> {
    await this.expect('path', () => location.pathname, path);
    await this.expectText('h1', this.say(heading));
  }

  /** Presses the language toggle, and waits for the page in the other language. */
  async toggle(): Promise<void> {
    await this.press('button', this.language === 'ar' ? 'EN English' : 'ع العربية');
    this.language = this.language === 'ar' ? 'en' : 'ar';
    await this.expectAnswer();
  }

  /** Follows a link of the header, on a phone through the menu. */
  async follow(page: 'About' | 'Contact'): Promise<void> {
    if (this.layout === 'desktop') {
      const name = this.say(page === 'About' ? 'navbar_About_Us' : 'Contact_Us');
      return this.press('link', name, 'header nav');
    }
    await this.press('button', this.say('Open_Menu'));
    await this.press('link', this.say(page), 'dialog');
  }
}
