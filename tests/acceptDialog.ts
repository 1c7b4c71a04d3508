import type { Dialog } from '@playwright/test';

/** Answers an alert; on a page that is closed meanwhile there is nothing left to answer. */
export const acceptDialog = (dialog: Dialog): void => void dialog.accept().catch(() => {});
