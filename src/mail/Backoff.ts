const longestPause = 3_600_000;

/** When to try again what failed: each pause is twice the one before it, up to an hour. Times are in milliseconds. */
export class Backoff {
  private readonly failures = new Map<string | undefined, { count: number; until: number }>();

  constructor(private readonly firstPause: number) {}

  /** Notes that one thing failed; without its name, that all of them have to wait. */
  fail(name?: string): void {
    const count = (this.failures.get(name)?.count ?? 0) + 1;
    const pause = Math.min(this.firstPause * 2 ** (count - 1), longestPause);
    this.failures.set(name, { count, until: Date.now() + pause });
  }

  /** Notes that one thing succeeded, and that none has to wait for the others. */
  succeed(name: string): void {
    this.failures.delete(name);
    this.failures.delete(undefined);
  }

  /** Whether something may be tried now. */
  isDue(name: string): boolean {
    return this.pause([name]) === 0;
  }

  /** How long it is until the first of some things is due. */
  pause(names: readonly string[]): number {
    const untilOf = (name: string | undefined) => this.failures.get(name)?.until ?? 0;
    const first = Math.min(...names.map(untilOf));
    return Math.max(0, first - Date.now(), untilOf(undefined) - Date.now());
  }

  /** Forgets all things but these. */
  keepOnly(names: readonly string[]): void {
    for (const name of this.failures.keys())
      if (name !== undefined && !names.includes(name)) this.failures.delete(name);
  }
}
