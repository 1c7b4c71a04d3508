import { chromium, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '../findBrowser';

/** Starts a full browser, as visitors use: a browser without windows estimates the network differently, and loads other pictures. */
export function launch({ args = [], ...options }: LaunchOptions = {}) {
  const { executablePath = findBrowser(true) } = options;
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...options,
    ...(executablePath && { executablePath }),
    args: [...args, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
