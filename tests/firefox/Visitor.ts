import assert from 'node:assert/strict';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import type { Language } from '../../machines/languageMachine';

const texts = { ar: arabic, en: english };

/** How long anything may take to become as it should, in milliseconds. */
const patience = 10_000;

/** A visitor of the site in Firefox: opens pages, presses what it sees, and hears what goes wrong. */
export class Visitor {
  readonly alerts: string[] = [];
  /** Errors of the console and of the scripts. */
  readonly trouble: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly origin: string,
    public language: Language,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.trouble.push(message.text());
    });
    page.on('pageerror', (error) => this.trouble.push(String(error)));
    page.on('dialog', (dialog) => {
      this.alerts.push(dialog.message());
      void dialog.accept();
    });
  }

  /** Begins a visit in a language, without anything kept from earlier ones. */
  static async come(
    browser: Browser,
    origin: string,
    language: Language,
    width = 1440,
  ): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height: 900 });
    const visitor = new Visitor(context, page, origin, language);
    if (language === 'en')
      await context.setCookie({ name: 'i18next', value: 'en', domain: 'localhost', path: '/' });
    return visitor;
  }

  say(key: keyof typeof english): string {
    return texts[this.language][key];
  }

  /** Opens a page and waits until its controls answer. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.soon('the page answers', () =>
      this.page.evaluate(() => document.documentElement.matches('[data-running]')),
    );
  }

  /** The first element that a selector finds, and soon. */
  async find(selector: string): Promise<ElementHandle> {
    const found = await this.page.waitForSelector(selector, { timeout: patience });
    assert(found, selector);
    return found;
  }

  async press(selector: string): Promise<void> {
    const control = await this.find(selector);
    await control.scrollIntoView();
    await control.click();
  }

  /** What an element says. */
  read(selector: string): Promise<string> {
    return this.page.$eval(selector, (element) => element.textContent.trim());
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.page.$eval(selector, (element, of) => element.getAttribute(of), name);
  }

  /** Waits until something holds; says what it was where it never does. */
  async soon(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      // A page that is being replaced cannot answer.
      if (await holds().catch(() => false)) return;
      if (Date.now() > end) assert.fail(`Never: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits until an element says something. */
  says(selector: string, text: string): Promise<void> {
    return this.soon(
      `${selector} says "${text}"`,
      async () => (await this.read(selector)) === text,
    );
  }

  /** Presses the language toggle and waits for the page in the other language. */
  async toggle(): Promise<void> {
    await this.press(this.language === 'ar' ? 'header [lang=en]' : 'header [lang=ar]');
    this.language = this.language === 'ar' ? 'en' : 'ar';
    await this.soon(`the page is in ${this.language}`, () =>
      this.page.evaluate((wanted) => document.documentElement.lang === wanted, this.language),
    );
    await this.ready();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
