import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { moveFile } from './storeFile.js';

const places = ['queue', 'dead', 'digest'] as const;

/** The folders of a spool: `queue` for e-mails to send, `dead` for e-mails given up, `digest` for texts to send together in one e-mail. */
type SpoolPlace = (typeof places)[number];

/** Whether a file was written to its end: only then does it have its final extension. */
const isWhole = (name: string) => /\.(?:eml|txt)$/.test(name);

/** A spool's folder on the disk: `queue` and `dead` hold e-mails (.eml), and `digest` holds texts of messages (.txt). */
export class SpoolFolder {
  constructor(readonly folder: string) {}

  /** Makes the folders, and removes incomplete files; the senders of these messages were never told that they were saved. */
  async prepare(): Promise<void> {
    for (const place of places) await mkdir(this.pathOf(place), { recursive: true, mode: 0o700 });
    for (const place of places)
      for (const name of await readdir(this.pathOf(place)))
        if (!isWhole(name)) await this.remove(place, name);
  }

  /** The path of a folder of the spool, or of a file in it. */
  pathOf(place: SpoolPlace, name = ''): string {
    return path.join(this.folder, place, name);
  }

  /** The names of the files in a folder of the spool, the oldest first. */
  async list(place: SpoolPlace): Promise<string[]> {
    return (await readdir(this.pathOf(place))).filter(isWhole).toSorted();
  }

  /** The bytes of an e-mail in the queue. */
  async read(name: string): Promise<Buffer> {
    return readFile(this.pathOf('queue', name));
  }

  /** How long ago an e-mail was written, in milliseconds; negative if the clock was set back since then. */
  async age(place: SpoolPlace, name: string): Promise<number> {
    return Date.now() - (await stat(this.pathOf(place, name))).mtimeMs;
  }

  /** Moves an e-mail. Resolves when the disk has stored the move. */
  async move(name: string, from: SpoolPlace, to: SpoolPlace): Promise<void> {
    await moveFile(this.pathOf(from, name), this.pathOf(to, name));
  }

  async remove(place: SpoolPlace, name: string): Promise<void> {
    await rm(this.pathOf(place, name));
  }
}
