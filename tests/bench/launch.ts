import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../findBrowser';

/** Starts the browser that people have: one without windows guesses the network otherwise, and so loads other pictures. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser(true);
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
