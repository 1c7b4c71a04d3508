import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { storeFile } from './storeFile.js';

/** How much an outbox may hold, so that a flood of messages cannot fill the disk. */
export interface OutboxLimits {
  readonly messages: number;
  readonly bytes: number;
}

/** About the size of the longest e-mail, in bytes. */
const longestEmail = 150_000;

const defaultLimits: OutboxLimits = { messages: 10_000, bytes: 200_000_000 };

/** The error of an outbox that may hold no more messages. */
export class OutboxFull extends Error {}

/** Writes an e-mail to a new file in `outbox` (made if missing) and returns its path. Throws if `outbox` is a link, a file, or full. */
export async function saveMessage(
  outbox: string,
  email: Buffer,
  date: Date,
  limits = defaultLimits,
  ending = '.eml',
): Promise<string> {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  if (!(await lstat(outbox)).isDirectory()) throw new Error('outbox/ must be a folder, not a link');
  const held = await readdir(outbox);
  const isFull = held.length >= limits.messages;
  if (isFull || (await sizeOfAll(outbox, held)) + email.length > limits.bytes)
    throw new OutboxFull(
      `outbox/ is full: it may hold ${limits.messages} messages and ${limits.bytes} bytes`,
    );
  const time = date.toISOString().replaceAll(/[:.]/g, '-');
  const file = path.join(outbox, `${time}-${randomBytes(6).toString('hex')}${ending}`);
  await storeFile(file, email);
  return file;
}

/** Writes and removes a file as large as the longest e-mail. Throws if no message could be saved, as on a full or read-only disk. */
export async function tryOutbox(outbox: string): Promise<void> {
  await rm(await saveMessage(outbox, Buffer.alloc(longestEmail), new Date(), undefined, '.try'));
}

async function sizeOfAll(folder: string, names: readonly string[]) {
  const sizes = await Promise.all(names.map((name) => sizeOf(path.join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The size of a file in bytes; 0 if the file has just been removed. */
const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
