import type { Page } from '@playwright/test';

/**
 * Closes each alert of a page and adds it to the returned list as `alert: text`. A page may be closed meanwhile: then nothing is
 * left to close. Playwright closes the alerts of a page that has no listener by itself.
 */
export function recordAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    dialog.accept().catch(() => {});
  });
  return alerts;
}
