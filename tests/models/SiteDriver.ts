import type { Locator, Page, TestInfo } from '@playwright/test';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from '../../src/i18n/Bilingual';
import {
  type Driver,
  expect,
  expectSoon,
  type Frame,
  type Gesture,
  Trouble,
} from '../harness/index';
import { holdScripts } from '../conditions';
import { gesturesOn } from './gestures';
import { keysOf, pageFrame } from './pageFrame';
import type { Observation, Placed } from './Observation';
import { lookAt } from './lookAt';
import {
  activate,
  motionEnded,
  pointOf,
  type Press,
  shortenMotion,
  takeFocus,
} from './pageFunctions';
import { rawKeysOf } from './readPage';

/** The time that a page gets to paint and to do the work that it puts off until after painting, in milliseconds. */
export const paintTime = 50;

export type Layout = 'desktop' | 'mobile';

export type Text = keyof typeof english;

const texts = { ar: arabic, en: english };
const keyOf = { ar: keysOf('ar', arabic), en: keysOf('en', english) };
const rawKeys = { ar: rawKeysOf(arabic), en: rawKeysOf(english) };

/** Finds a control among all perceivable elements of the page. */
export type Finder = (things: readonly Placed[]) => Placed | undefined;

/** The beginning of an error that says why a control cannot be used now. */
const unready = 'It cannot be used:';

/** The page as a visitor sees it: its texts in the current language, actions on it, and the rules that must always hold. */
export class SiteDriver implements Driver {
  readonly trouble: Trouble;
  loads = 0;
  /** Functions to call with the page each time it has loaded and reacts to the visitor. */
  readonly whenReady: ((page: Page) => Promise<unknown>)[] = [];
  meanwhile?: () => Promise<readonly string[]>;
  #witness: Page | undefined;
  #isHurried = false;
  #isHeld = false;
  #known: Promise<Observation> | undefined;
  /** Releases the scripts that are held back until the visitor has acted. */
  #releaseScripts: (() => Promise<void>) | undefined;
  #isClockStopped = false;
  #prepare: ((site: SiteDriver) => Promise<unknown> | void) | undefined;
  readonly #page: Page;

  constructor(
    page: Page,
    readonly layout: Layout,
    /** The language that the page should have; a test that switches the language writes it here. */
    public language: Language,
    origin: string,
  ) {
    this.#page = page;
    this.trouble = new Trouble(page, origin);
    page.on('domcontentloaded', () => (this.loads += 1));
  }

  /** Prepares the page before it is opened, and every page that `anew` makes. */
  async prepareBy(prepare: (site: SiteDriver) => Promise<unknown> | void): Promise<void> {
    this.#prepare = prepare;
    await prepare(this);
  }

  /** A driver of a new page in a browser context of its own, in the language and the layout of the test's project, prepared as this one. */
  async anew(info: TestInfo): Promise<SiteDriver> {
    const { language, baseURL } = info.project.use as {
      readonly language: Language;
      readonly baseURL: string;
    };
    const context = await this.page.context().browser()?.newContext();
    if (!context) throw new Error('The browser has gone');
    const { origin } = new URL(baseURL);
    const driver = new SiteDriver(await context.newPage(), this.layout, language, origin);
    await driver.hurryMotion();
    if (this.#prepare) await driver.prepareBy(this.#prepare);
    return driver;
  }

  /** The page. The caller may act on it, so the stored observation is dropped. */
  get page(): Page {
    this.acted();
    return this.#page;
  }

  get isMobile(): boolean {
    return this.layout === 'mobile';
  }

  /** The text of a translation key in the page's language. */
  say(text: Text, values: Readonly<Record<string, string>> = {}): string {
    return texts[this.language][text].replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    );
  }

  /** The value of an entity's field in the page's language. */
  read<Field extends string, Entity extends Bilingual<Field, unknown>>(
    entity: Entity,
    field: Field,
  ): Entity[`${Field}EN`] {
    // A cast, since the field's name is built at run time; both language variants of a field have the same type.
    return entity[`${field}${this.language === 'ar' ? 'AR' : 'EN'}` as `${Field}EN`];
  }

  /** Opens a page of the site and waits until it is ready for the visitor. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.ready();
  }

  /** Holds the scripts back until the driver has pressed a control or filled a field. */
  async holdScriptsUntilActed(): Promise<void> {
    this.#releaseScripts = await holdScripts(this.page);
  }

  async #letScriptsCome(): Promise<void> {
    const release = this.#releaseScripts;
    if (!release) return;
    this.#releaseScripts = undefined;
    await release();
    await this.#readyAnew();
  }

  /** Waits until a new page is ready. Lets a stopped clock run meanwhile, since a page needs it to load. */
  async #readyAnew(): Promise<void> {
    if (this.#isClockStopped) await this.page.clock.resume();
    await this.ready();
    if (this.#isClockStopped) await this.stopClock();
  }

  /** Waits until React has taken over the page and every machine runs. Does not wait if the scripts are held back. */
  async ready(): Promise<void> {
    if (this.#releaseScripts) return;
    await this.page.locator('html[data-running]').waitFor({ state: 'attached', timeout: 20_000 });
    // Waits for motion to end: choices from the address or the storage may still be fading in.
    if (this.#isHurried && !this.#isHeld) await this.page.evaluate(motionEnded);
    for (const act of this.whenReady) await act(this.page);
  }

  /** Opens a page and stops its clock, which from then on only `pass` moves. */
  async visitWithStoppedClock(path: string): Promise<void> {
    await this.page.clock.install();
    await this.visit(path);
    await this.stopClock();
  }

  /** Stops the page's clock, which must be installed. Throws if no page is loaded yet, since a stopped clock would also stop loading. */
  async stopClock(): Promise<void> {
    if (this.loads === 0) throw new Error('Visit a page first, then stop its clock');
    await expect(async () => {
      // The clock can be paused only at a time that is in the future when the browser receives the command.
      const now = await this.page.evaluate(() => Date.now());
      await this.page.clock.pauseAt(now + 500);
    }).toPass({ timeout: 10_000 });
    this.#isClockStopped = true;
  }

  /** Calls `load`, which must load the page anew, and waits until the new page is ready. */
  async loadAnew(load: () => Promise<unknown> | undefined): Promise<void> {
    const loaded = this.page.waitForEvent('domcontentloaded');
    await load();
    await loaded;
    await this.#readyAnew();
  }

  /** Lets the page's stopped clock run for some milliseconds. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /** Observes the page. Returns the stored observation, unless the driver has acted since or `isAgain` asks for a new one. */
  async look(isAgain = false): Promise<Observation> {
    if (isAgain) this.acted();
    this.#known ??= lookAt(this.#page, this.language, rawKeys, this.#witness);
    return this.#known;
  }

  /** The frame of the page: everything on it that a visitor could notice. A step may change only the parts that its model names. */
  async frame(isAgain = false): Promise<Frame> {
    return pageFrame(await this.look(isAgain), keyOf[this.language]);
  }

  /**
   * The gestures that must leave any page as it was. There are none while the page is being replaced or its motion is held. There are none
   * with an open menu either, because the menu closes when the window grows.
   */
  async gestures(): Promise<readonly Gesture[]> {
    if (this.#witness || this.#isHeld) return [];
    const roles = new Set((await this.look()).things.map(({ role }) => role));
    return roles.has('main') && !roles.has('dialog') ? gesturesOn(this) : [];
  }

  /** Drops the stored observation, since an action may have changed the page. */
  acted(): void {
    this.#known = undefined;
  }

  /** An expectation for the result of `read`, which is called with new observations until it matches. */
  observes(read: (page: Observation) => unknown): ReturnType<typeof expectSoon> {
    return expectSoon(async (isAgain) => read(await this.look(isAgain)));
  }

  /** An expectation for the result of `read`, which is called with all perceivable elements until it matches. */
  shows(read: (things: readonly Placed[]) => unknown): ReturnType<typeof expectSoon> {
    return this.observes(({ things }) => read(things));
  }

  /**
   * Presses a control by finger or mouse as soon as it can be reached. Playwright's own click would first wait for two frames without
   * motion, which is not needed, since the driver hurries all motion.
   */
  async press(control: Locator | Finder, how: Press = {}): Promise<void> {
    const isHurried = this.#isHurried && !this.#isHeld;
    const { x, y } = await this.#untilThere(control, pointOf, { ...how, isHurried });
    await (this.isMobile ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
    if (how.stays) await this.observes(({ isLost }) => isLost).toEqual(false);
    await this.#letScriptsCome();
  }

  /** Replaces the text of a field: all at once as an input method does, key by key, or by a paste and a key for the last character. */
  async write(field: Finder, text: string, by: 'insert' | 'keys' | 'paste' = 'insert') {
    await this.focus(field);
    const { keyboard } = this.page;
    if (by === 'paste') {
      await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await this.page.evaluate(
        (copied) => navigator.clipboard.writeText(copied),
        text.slice(0, -1),
      );
      await keyboard.press('ControlOrMeta+V');
      await keyboard.type(text.slice(-1));
    } else if (by === 'keys') await keyboard.type(text);
    else await (text ? keyboard.insertText(text) : keyboard.press('Delete'));
    await this.#letScriptsCome();
  }

  async focus(control: Finder): Promise<void> {
    await this.#untilThere(control, takeFocus, undefined);
    this.acted();
  }

  /** Activates a control as a screen reader does, which leaves the focus where it is. */
  async activate(control: Finder): Promise<void> {
    await this.#untilThere(control, activate, undefined);
    this.acted();
  }

  async type(control: Finder, key: string): Promise<void> {
    await this.focus(control);
    await this.page.keyboard.press(key);
  }

  /** Calls a function with a control, in the page, until the control can be used, and returns the result. Throws after 5 s. */
  async #untilThere<Argument, Result>(
    control: Locator | Finder,
    run: (element: Element, argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>> {
    const deadline = Date.now() + 5_000;
    for (let isAgain = false; ; isAgain = true) {
      try {
        if (typeof control !== 'function') return await control.evaluate(run as never, argument);
        const found = control((await this.look(isAgain)).things);
        if (!found) throw new Error(`${unready} it is not there: ${control.toString()}`);
        const call = `((control) => {
          if (!control?.isConnected) throw new Error('${unready} it is gone');
          return (${run.toString()})(control, ${JSON.stringify(argument)});
        })(window.observed?.[${found.index}])`;
        return await this.#page.evaluate(call);
      } catch (error) {
        if (Date.now() > deadline || !String(error).includes(unready)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }

  /** Ends every transition and animation at once, on each page that is opened from now on. Motion that was held goes on. */
  async hurryMotion(): Promise<void> {
    if (this.#isHeld) await this.#playMotion(1);
    this.#isHeld = false;
    if (this.#isHurried) return;
    this.#isHurried = true;
    await this.page.addInitScript(shortenMotion);
  }

  /** Holds all transitions and animations until `hurryMotion` is called. Only Chromium has a command for this. */
  async holdMotion(): Promise<void> {
    this.#isHeld = true;
    await this.#playMotion(0);
  }

  async #playMotion(playbackRate: number): Promise<void> {
    if (this.page.context().browser()?.browserType().name() !== 'chromium') return;
    const session = await this.page.context().newCDPSession(this.page);
    // Does not enable the Animation domain first: if enabled, it would report each animation.
    await session.send('Animation.setPlaybackRate', { playbackRate });
  }

  /**
   * Opens a second tab, the witness, through which `inWindow` reads the page. A page that is about to be replaced answers no calls, but the
   * witness can still read it.
   */
  async openWitness(): Promise<void> {
    const opened = this.page.waitForEvent('popup');
    await this.page.evaluate(() => void window.open('about:blank'));
    this.#witness = await opened;
    await this.page.bringToFront();
  }

  /**
   * Calls `read` with the page's window and returns its result. `read` runs in the page or its witness; it may use nothing from outside.
   */
  inWindow<Result, Argument>(
    read: (view: Window, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    const view = this.#witness ? 'window.opener' : 'window';
    const call = `(${read.toString()})(${view}, ${JSON.stringify(argument)})`;
    return (this.#witness ?? this.page).evaluate<Result>(call);
  }

  /** Expects that the rules for every page hold, and that no error occurred since the page was opened. */
  async check(): Promise<void> {
    const direction = this.language === 'ar' ? 'rtl' : 'ltr';
    await expectSoon(async (isAgain) => {
      const { whole } = await this.look(isAgain);
      // On a page with held motion, half-faded words and controls are no fault.
      return this.#isHeld ? { ...whole, unreadable: [], unseenControls: [] } : whole;
    }).toEqual({
      language: this.language,
      direction,
      bodyDirection: direction,
      languageClasses: [`lang-${this.language}`],
      isTitled: true,
      rawKeys: [],
      foreign: [],
      unreadable: [],
      unseenControls: [],
      sidewaysScroll: 0,
    });
    const readReports = () => this.trouble.unexpected.reports;
    if (readReports().length > 0) await expectSoon(readReports).toEqual([]);
  }
}
