import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a new file for its owner only, all of it or none: under a temporary name first, and on the disk before it gets its own,
 * so that neither a crash nor a full disk leaves part of it. Rejects with the system's error.
 */
export async function storeFile(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.part`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await moveFile(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Gives a file another name on the same disk, and has the disk know it before it resolves. */
export async function moveFile(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows cannot open folders, and needs no such care.
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(to));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
