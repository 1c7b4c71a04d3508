import { readFile } from 'node:fs/promises';
import { composeDigest, type Sender } from './composeMessage.js';
import { day } from './day.js';
import { saveMessage } from './saveMessage.js';
import type { SpoolFolder } from './SpoolFolder.js';

/** How long a message is kept, as the privacy notice promises (`Privacy_Kept_Text` in public/locales/). */
const promised = 365 * day;

/** Deletes e-mails given up a year ago. If the oldest text in digest/ is a day old, queues all texts there as one e-mail. */
export async function tidySpool(files: SpoolFolder, to: string, from: Sender): Promise<void> {
  for (const name of await files.list('dead'))
    if ((await files.age('dead', name)) > promised) await files.remove('dead', name);
  const names = await files.list('digest');
  const [oldest] = names;
  // Math.abs: a file dated in the future, because the clock was set back, counts as old too.
  if (oldest === undefined || Math.abs(await files.age('digest', oldest)) < day) return;
  const texts = names.map((name) => readFile(files.pathOf('digest', name), 'utf8'));
  const email = await composeDigest(await Promise.all(texts), to, new Date(), from);
  await saveMessage(files.pathOf('queue'), email, new Date());
  for (const name of names) await files.remove('digest', name);
}
