import type { SpoolFolder } from './SpoolFolder.js';

/** How many e-mails lie in a spool, and whether somebody has to look. */
export interface SpoolHealth {
  /** `attention` where an e-mail is dead or unsure, `waiting` where the last try failed. */
  readonly status: 'ok' | 'waiting' | 'attention';
  readonly queued: number;
  /** Passed on whole, but nobody knows whether the server took them: a crash or a broken line came in between. */
  readonly unsure: number;
  /** Refused for good, or not sent in five days. */
  readonly dead: number;
  /** Why the last try failed; undefined after one that did not. */
  readonly problem: string | undefined;
}

/** Counts the e-mails of a spool; those that are `underway` count as queued. */
export async function spoolHealth(
  files: SpoolFolder,
  underway: ReadonlySet<string>,
  problem: string | undefined,
): Promise<SpoolHealth> {
  // While the folders are read, an e-mail may move from one to the other, and be seen in none or in both.
  const before = [...underway];
  const [queue, passedOn, dead] = await Promise.all([
    files.list('queue'),
    files.list('unsure'),
    files.list('dead'),
  ]);
  const moving = new Set([...before, ...underway]);
  const unsure = passedOn.filter((name) => !moving.has(name)).length;
  const queued = new Set([...queue, ...moving]).size;
  const calm = problem === undefined ? 'ok' : 'waiting';
  const status = unsure + dead.length > 0 ? 'attention' : calm;
  return { status, queued, unsure, dead: dead.length, problem };
}
