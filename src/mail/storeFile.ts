import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes all of a new file, or nothing; only its owner can read it. The file has a temporary name until it is completely on the disk, so
 * that a crash or a full disk leaves no incomplete file. Rejects with the system's error.
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

/** Renames a file on the same disk. Resolves when the disk has stored the new name. */
export async function moveFile(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows cannot open a folder, and need not sync it.
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(to));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
