import type { Page } from '@playwright/test';

/**
 * Closes each alert of a page and adds `alert: text` to the returned list. Needed because Playwright no longer closes the alerts of a page
 * that has a listener. Ignores the error of a page that is closed meanwhile.
 */
export function recordAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    dialog.accept().catch(() => {});
  });
  return alerts;
}
