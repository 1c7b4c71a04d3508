import { readFile } from 'node:fs/promises';
import { composeDigest, type Sender } from './composeMessage.js';
import { day } from './day.js';
import { saveMessage } from './saveMessage.js';
import type { SpoolFolder } from './SpoolFolder.js';

/** How long a message is kept (`Privacy_Kept_Text` in public/locales/). */
const promised = 365 * day;

/** Deletes what was given up a year ago, and puts what has lain in digest/ for a day into the queue, as one e-mail. */
export async function tidySpool(files: SpoolFolder, to: string, from: Sender): Promise<void> {
  for (const name of await files.list('dead'))
    if ((await files.age('dead', name)) > promised) await files.remove('dead', name);
  const names = await files.list('digest');
  const [oldest] = names;
  // Also what lies ahead, where the clock was set back.
  if (oldest === undefined || Math.abs(await files.age('digest', oldest)) < day) return;
  const texts = names.map((name) => readFile(files.pathOf('digest', name), 'utf8'));
  const email = await composeDigest(await Promise.all(texts), to, new Date(), from);
  await saveMessage(files.pathOf('queue'), email, new Date());
  for (const name of names) await files.remove('digest', name);
}
