import { randomBytes } from 'node:crypto';
import { lstat, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes an e-mail to a new .eml file in the folder `outbox`, which it creates, and returns the file's path. Throws when `outbox`
 * is a link or a file.
 */
export async function saveMessage(outbox: string, email: Buffer, date: Date): Promise<string> {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  if (!(await lstat(outbox)).isDirectory()) throw new Error('outbox/ must be a folder, not a link');
  const time = date.toISOString().replaceAll(/[:.]/g, '-');
  const file = path.join(outbox, `${time}-${randomBytes(6).toString('hex')}.eml`);
  await writeFile(file, email, { flag: 'wx', mode: 0o600 });
  return file;
}
