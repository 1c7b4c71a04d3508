import type { Page } from '@playwright/test';

/**
 * Closes each alert of a page and adds it to the returned list as `alert: text`. Ignores the error when the page is closed meanwhile. Once
 * a page has a listener, Playwright no longer closes its alerts.
 */
export function recordAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    dialog.accept().catch(() => {});
  });
  return alerts;
}
