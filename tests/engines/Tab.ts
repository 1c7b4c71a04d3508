/** The names of the browsers, the slowest first. The last is a Firefox in which all cookies are switched off. */
export const engineNames = ['webkit', 'firefox', 'chromium', 'firefox-without-cookies'] as const;
export type EngineName = (typeof engineNames)[number];

export type Key = 'ArrowLeft' | 'ArrowRight' | 'Escape';

/** The only tab of a browser, with all that a visitor and a test can do in it. */
export interface Tab {
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly open: (address: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly forward: () => Promise<unknown>;
  /** Runs a function in the page. The function may use nothing that is defined outside it. */
  readonly run: <Arguments extends unknown[], Result>(
    inPage: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>;
  readonly press: (x: number, y: number) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  readonly key: (key: Key) => Promise<unknown>;
  /** Accepts the alert that is open and returns its text; undefined where none is open. */
  readonly acceptAlert: () => Promise<string | undefined>;
  readonly picture: () => Promise<Uint8Array>;
  /** The errors in the console, as far as the browser reports them. */
  readonly errors: readonly string[];
  readonly end: () => Promise<unknown>;
}
