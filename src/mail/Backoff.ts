const longestPause = 3_600_000;

/** Decides when to try again after a failure: each pause is twice the one before it, up to an hour. Times are in milliseconds. */
export class Backoff {
  failures = 0;
  private due = 0;

  /** `now` must be a clock that is never set back. */
  constructor(
    private readonly firstPause: number,
    private readonly now: () => number,
  ) {}

  fail(): void {
    this.due = this.now() + Math.min(this.firstPause * 2 ** this.failures, longestPause);
    this.failures += 1;
  }

  succeed(): void {
    this.failures = 0;
    this.due = 0;
  }

  /** How long to wait until the next try. */
  get pause(): number {
    return Math.max(0, this.due - this.now());
  }
}
