import { chromium, type LaunchOptions } from 'playwright';
import { findBrowser } from '../findBrowser';

/**
 * Starts a browser with its full interface, as visitors use: a headless one estimates the network differently, and so loads other pictures.
 */
export function launch({ args = [], ...options }: LaunchOptions = {}) {
  const { executablePath = findBrowser(true) } = options;
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...options,
    ...(executablePath && { executablePath }),
    args: [...args, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
