import { type BrowserContext, type CDPSession, type Page } from 'playwright';
import { launch } from './launch';

/** A visitor with a phone of medium size and pixel density; `tools` controls the browser by its developer tools. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly tools: CDPSession;
}

/** Starts a browser and runs `act` with a phone's page that has no cookies, so that the site is in Arabic. */
export async function visit<Result>(act: (visitor: Visitor) => Promise<Result>): Promise<Result> {
  await using browser = await launch();
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  return await act({ context, page, tools: await context.newCDPSession(page) });
}
