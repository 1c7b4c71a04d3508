import type { Problems } from './Problems.js';
import { tryOutbox } from './saveMessage.js';
import type { SpoolFolder } from './SpoolFolder.js';

/** What is wrong where nothing can be written. */
export const notKept = 'Messages cannot be kept';

/** How many e-mails lie in a spool, and what is wrong. */
export interface SpoolHealth {
  /** `attention` where somebody has to look, `waiting` where the last try failed. */
  readonly status: 'ok' | 'waiting' | 'attention';
  readonly queued: number;
  /** Refused for good, or not sent in five days. */
  readonly dead: number;
  /** Why the last try failed; undefined after one that did not. */
  readonly problem: string | undefined;
  /** What somebody has to look at: the details, by the words about it. */
  readonly attention: Readonly<Record<string, string>>;
}

/**
 * How a spool is, with the ages of its e-mails in milliseconds. It writes to the disk and removes it again, to see whether a message
 * could be kept.
 */
export async function spoolHealth(
  files: SpoolFolder,
  ages: readonly number[],
  problems: Problems,
): Promise<SpoolHealth> {
  const attention = problems.grave;
  const queued = ages.length;
  const oldest = Math.max(...ages);
  if (problems.isLong(oldest))
    attention['E-mails wait'] = `${queued}, the oldest for ${Math.round(oldest / 60_000)} minutes`;
  let dead = 0;
  try {
    dead = (await files.list('dead')).length;
    await tryOutbox(files.pathOf('queue'));
  } catch (error) {
    attention[notKept] = (error as Error).message;
  }
  if (dead > 0) attention['E-mails were given up'] = `${dead} in ${files.pathOf('dead')}`;
  const problem = problems.last;
  const calm = problem === undefined ? 'ok' : 'waiting';
  const status = Object.keys(attention).length > 0 ? 'attention' : calm;
  return { status, queued, dead, problem, attention };
}
