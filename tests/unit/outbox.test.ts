import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { emptyMessage as empty } from '../../machines/ContactMessage';
import { composeMessage } from '../../src/mail/composeMessage';
import { postMessage } from '../postMessage';
import { startMail } from '../startMail';

/** Makes the next write of a file stop halfway, as on a full disk. */
async function fillDisk() {
  await using file = await open(import.meta.filename);
  const handles = Object.getPrototypeOf(file) as FileHandle;
  vi.spyOn(handles, 'writeFile').mockImplementationOnce(async function (this: FileHandle) {
    await this.write('half');
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
}

const date = new Date(Date.UTC(2026, 10, 21));
const compose = async (words: Partial<typeof empty>) =>
  (await composeMessage({ ...empty, ...words }, 'support@suood.example', date)).toString();

describe('an e-mail of the mail service', () => {
  const texts = {
    'a long line': 'x'.repeat(48_000),
    'long words': 'لوحة '.repeat(5000),
    'many lines': 'one\ntwo\r\nthree\rfour\n'.repeat(500),
    'an encoded word': `=?UTF-8?Q?=42cc?=${'y'.repeat(20_000)}`,
    'an address': `${'a'.repeat(40_000)}@example.com`,
  };

  it.each(Object.entries(texts))(
    'of %s in every field has no bare line break and no line over 998 bytes',
    async (_, text) => {
      const all = Object.fromEntries(Object.keys(empty).map((field) => [field, text]));
      const email = await compose(all);
      expect(email.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const longest = Math.max(...email.split('\r\n').map((line) => Buffer.byteLength(line)));
      expect(longest).toBeLessThanOrEqual(998);
    },
  );

  it('an e-mail shortens a long subject with a mark, and has the whole subject in its text', async () => {
    const subject = 'مصعد '.repeat(5000).trim();
    const mail = await PostalMime.parse(await compose({ subject }));
    expect(mail.subject).toBe(`${Array.from(subject).slice(0, 200).join('')} […]`);
    expect(mail.text).toContain(`Subject: ${subject}\n`);
  });

  it('an e-mail without a subject, or without any text, has a subject that says so', async () => {
    expect((await PostalMime.parse(await compose({ subject: ' \n' }))).subject).toBe(
      'Empty message: no field was filled in',
    );
    expect((await PostalMime.parse(await compose({ firstName: 'Ali' }))).subject).toBe(
      'Message from the website',
    );
  });
});

/** Faults of the outbox: each has a name, a function that causes it, and the line that the log then has for a new message. */
const faults: readonly (readonly [string, (outbox: string) => Promise<unknown>, RegExp])[] = [
  ['is a file', (outbox) => writeFile(outbox, 'mine'), /EEXIST/],
  [
    'is a link to another folder',
    // A junction is a link that Windows makes without privileges.
    (outbox) => symlink(path.dirname(outbox), outbox, 'junction'),
    /outbox\/ must be a folder, not a link$/,
  ],
  [
    'holds as many messages as it may',
    async (outbox) => {
      await mkdir(outbox);
      for (const name of ['a.eml', 'b.eml']) await writeFile(path.join(outbox, name), '');
    },
    /outbox\/ is full: it may hold 2 messages and 5000 bytes$/,
  ],
  [
    'holds as many bytes as it may',
    async (outbox) => {
      await mkdir(outbox);
      await writeFile(path.join(outbox, 'a.eml'), '');
      await truncate(path.join(outbox, 'a.eml'), 5000);
    },
    /outbox\/ is full: it may hold 2 messages and 5000 bytes$/,
  ],
  ['lies on a full disk', fillDisk, /ENOSPC: no space left on device$/],
];

it.each(faults)(
  'where the outbox %s, a message is refused, leaves nothing behind, and the log says why',
  async (_, spoil, reason) => {
    const host = await startMail({ limits: { messages: 2, bytes: 5000 } });
    await spoil(host.outbox);
    const list = () => readdir(host.folder, { recursive: true });
    const before = await list();
    const answer = await postMessage(host.address);
    expect([answer.status, await answer.text()]).toEqual([500, 'The message could not be saved']);
    expect(host.lines).toEqual([expect.stringMatching(/^Message not saved: /)]);
    expect(host.lines[0]).toMatch(reason);
    const added = (await list()).filter((name) => !before.includes(name));
    expect(added.filter((name) => name !== 'outbox')).toEqual([]);
    await host.stop();
  },
);
