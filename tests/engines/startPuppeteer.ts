import { type Dialog, launch } from 'puppeteer-core';
import { findFirefox } from './missingPrograms';
import type { Tab } from './Tab';

// A machine without a mouse says so to Firefox. WebKit always has one.
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Starts Firefox with preferences; it speaks WebDriver BiDi by itself. */
export async function startFirefox(
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    extraPrefsFirefox: { ...mouse, ...preferences },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  let dialog: Dialog | undefined;
  const report = (error: string) => errors.push(`${page.url()}: ${error}`);
  page
    .on('console', (message) => message.type() === 'error' && report(message.text()))
    .on('pageerror', (error) => report(String(error)))
    .on('dialog', (opened) => (dialog = opened));
  return {
    errors,
    resize: (width, height) => page.setViewport({ width, height }),
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
    picture: () => page.screenshot(),
    end: () => browser.close(),
  };
}
