import { expect as uncounted } from '@playwright/test';
import { counted } from './expectations';

/** Playwright's `expect`, counted: a step that expects nothing fails. */
export const expect = counted(uncounted);
