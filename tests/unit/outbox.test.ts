import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage } from '../../src/mail/composeMessage';
import { saveMessage } from '../../src/mail/saveMessage';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return {
    ...real,
    open: async (...call: Parameters<typeof real.open>) => {
      const handle = await real.open(...call);
      if (!disk.isFull || call[1] !== 'wx') return handle;
      handle.writeFile = async () => {
        await handle.write('half');
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      };
      return handle;
    },
  };
});

const empty = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  emailAddress: '',
  subject: '',
  message: '',
};
const date = new Date(Date.UTC(2026, 10, 21));
const compose = async (words: Partial<typeof empty>) =>
  (await composeMessage({ ...empty, ...words }, 'support@suood.example', date)).toString();

describe('an e-mail', () => {
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

  it('cuts a long subject with a mark, and has all of it in its text', async () => {
    const subject = 'مصعد '.repeat(5000).trim();
    const mail = await PostalMime.parse(await compose({ subject }));
    expect(mail.subject).toBe(`${Array.from(subject).slice(0, 200).join('')} […]`);
    expect(mail.text).toContain(`Subject: ${subject}\n`);
  });

  it('says that every field was empty, to be seen in a list of messages', async () => {
    expect((await PostalMime.parse(await compose({ subject: ' \n' }))).subject).toBe(
      'Empty message: no field was filled in',
    );
    expect((await PostalMime.parse(await compose({ firstName: 'Ali' }))).subject ?? '').toBe('');
  });
});

describe('the outbox', () => {
  let folder: string;
  let outbox: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    outbox = path.join(folder, 'outbox');
  });
  afterEach(async () => {
    disk.isFull = false;
    await rm(folder, { recursive: true });
  });
  const save = (limits?: Parameters<typeof saveMessage>[3]) =>
    saveMessage(outbox, Buffer.from('a message'), date, limits);

  it('takes so many messages and no more', async () => {
    const limits = { messages: 2, bytes: 1000 };
    await save(limits);
    await save(limits);
    await expect(save(limits)).rejects.toThrow('outbox/ is full: it may hold 2 messages');
    expect(await readdir(outbox)).toHaveLength(2);
  });

  it('takes so many bytes and no more', async () => {
    const limits = { messages: 10, bytes: 18 };
    await save(limits);
    await save(limits);
    await expect(save(limits)).rejects.toThrow('outbox/ is full');
    expect(await readdir(outbox)).toHaveLength(2);
  });

  it('holds no part of a message that the disk had no room for', async () => {
    disk.isFull = true;
    await expect(save()).rejects.toThrow('ENOSPC');
    expect(await readdir(outbox)).toEqual([]);
    disk.isFull = false;
    await save();
    expect(await readdir(outbox)).toEqual([expect.stringMatching(/\.eml$/)]);
  });
});
