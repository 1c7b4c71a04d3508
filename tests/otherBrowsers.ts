import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const browsers = { firefox, webkit };
type Name = keyof typeof browsers;
const names = Object.keys(browsers) as Name[];

/**
 * The browsers that `BROWSERS=firefox,webkit` asks for in Chromium's place; none where nothing is asked for. Throws, and
 * says how to get it, where one of them is unknown or is not on this machine.
 */
export function otherBrowsers(asked = ''): readonly Name[] {
  return asked
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((wanted) => {
      const name = names.find((each) => each === wanted);
      if (!name) throw new Error(`BROWSERS knows ${names.join(' and ')}, not "${wanted}"`);
      if (!existsSync(browsers[name].executablePath()))
        throw new Error(
          `Playwright's ${name} is not on this machine: npx playwright install --with-deps ${name}`,
        );
      return name;
    });
}
