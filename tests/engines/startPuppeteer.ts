import { type Dialog, launch, type LaunchOptions } from 'puppeteer-core';
import { browserArguments } from '../browserArguments';
import { findBrowser } from '../findBrowser';
import { findFirefox } from './missingPrograms';
import type { Tab } from './Tab';

// Makes Chromium and Firefox behave as with a mouse, even if this machine has none. WebKit always does.
const mouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const firefoxMouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

export const startChromium = (): Promise<Tab> =>
  startPuppeteer({ executablePath: findBrowser() ?? '', args: [...browserArguments, mouse] });

/** Starts Firefox with preferences. Puppeteer controls it by WebDriver BiDi, without another driver. */
export const startFirefox = (preferences: Readonly<Record<string, unknown>> = {}): Promise<Tab> =>
  startPuppeteer({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    extraPrefsFirefox: { ...firefoxMouse, ...preferences },
  });

async function startPuppeteer(options: LaunchOptions): Promise<Tab> {
  const browser = await launch(options);
  const page = await browser.newPage();
  // Resizes Chromium by its own protocol: after Puppeteer's `setViewport` it would no longer behave as with a mouse.
  const protocol = options.browser === 'firefox' ? undefined : await page.createCDPSession();
  const errors: string[] = [];
  let dialog: Dialog | undefined;
  const report = (error: string) => errors.push(`${page.url()}: ${error}`);
  page
    .on('console', (message) => message.type() === 'error' && report(message.text()))
    .on('pageerror', (error) => report(String(error)))
    .on('dialog', (opened) => (dialog = opened));
  return {
    errors,
    resize: async (width, height) => {
      const size = { width, height, deviceScaleFactor: 1, mobile: false };
      await (protocol?.send('Emulation.setDeviceMetricsOverride', size) ?? page.setViewport(size));
    },
    open: (address) => page.goto(address),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    run: (inPage, ...values) =>
      page.evaluate(inPage as (...all: unknown[]) => ReturnType<typeof inPage>, ...values),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    acceptAlert: async () => {
      const text = dialog?.message();
      await dialog?.accept();
      dialog = undefined;
      return text;
    },
    picture: async () =>
      protocol
        ? Buffer.from((await protocol.send('Page.captureScreenshot')).data, 'base64')
        : page.screenshot(),
    end: () => browser.close(),
  };
}
