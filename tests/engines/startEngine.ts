import { startChromium, startFirefox } from './startPuppeteer';
import { startWebKit } from './startWebKit';
import type { EngineName, Tab } from './Tab';

export const startEngine: Readonly<Record<EngineName, () => Promise<Tab>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
  'firefox-without-cookies': () => startFirefox({ 'network.cookie.cookieBehavior': 2 }),
};
