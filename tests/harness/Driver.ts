import type { Page, TestInfo } from '@playwright/test';

/** The page of a project as its models touch and read it; what else a driver can do is the project's own. */
export interface Driver {
  readonly page: Page;
  /** How many documents have been loaded. */
  readonly loads: number;
  /** Says that something has been done: what is known of the page may not hold any more. */
  acted?(): void;
  /** Expects what must hold on every page at every time, and that nothing went wrong since the page was opened. */
  check(): Promise<void>;
  /** A driver of a fresh page in a context of its own, as the test would get it. */
  anew(info: TestInfo): Promise<Driver>;
}
