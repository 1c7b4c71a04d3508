import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../browser';

/** Starts the browser that the tests run in. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
