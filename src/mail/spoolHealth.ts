import type { Problems } from './Problems.js';
import { tryOutbox } from './saveMessage.js';
import type { SpoolFolder } from './SpoolFolder.js';

/** The name of the problem that messages cannot be written to the disk. */
export const notKept = 'Messages cannot be kept';

/** The number of e-mails in a spool, and its problems. */
export interface SpoolHealth {
  /** `attention` if a problem needs the operator, `waiting` if the last try failed. */
  readonly status: 'ok' | 'waiting' | 'attention';
  readonly queued: number;
  /** How many e-mails were refused for good, or not sent in five days and nine tries. */
  readonly dead: number;
  /** Why the last try failed; undefined if it succeeded. */
  readonly problem: string | undefined;
  /** The details of each problem that needs the operator, by its name. */
  readonly attention: Readonly<Record<string, string>>;
}

/** The health of a spool; `ages` are the ages of its e-mails in milliseconds. Writes a test file to see if messages can be saved. */
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
    for (const folder of ['queue', 'digest'] as const) await tryOutbox(files.pathOf(folder));
  } catch (error) {
    attention[notKept] = (error as Error).message;
  }
  if (dead > 0) attention['E-mails were given up'] = `${dead} in ${files.pathOf('dead')}`;
  const problem = problems.last;
  const calm = problem === undefined ? 'ok' : 'waiting';
  const status = Object.keys(attention).length > 0 ? 'attention' : calm;
  return { status, queued, dead, problem, attention };
}
