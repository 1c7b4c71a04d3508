/** The browsers, the slowest first; the last is Firefox where all cookies are switched off. */
export const engineNames = ['webkit', 'firefox', 'chromium', 'firefox-without-cookies'] as const;
export type EngineName = (typeof engineNames)[number];

/** A key that is no letter. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Escape';

/** The only tab of a browser: what a person and a test do with it. */
export interface Tab {
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly open: (address: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly forward: () => Promise<unknown>;
  /** Runs a function in the page. It may use nothing from outside itself. */
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
  /** What the console reports as errors, as far as the browser tells. */
  readonly errors: readonly string[];
  /** Ends the browser. */
  readonly end: () => Promise<unknown>;
}
