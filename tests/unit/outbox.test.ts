import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage } from '../../src/mail/composeMessage';
import { mailPath, mailService } from '../../src/mail/mailService';
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

  const full = /^Message not saved: outbox\/ is full: it may hold 2 messages and 5000 bytes$/;
  const faults: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
    ['is a file', () => writeFile(outbox, 'mine'), /^Message not saved: EEXIST/],
    [
      'is a link to another folder',
      () => symlink(folder, outbox, 'junction'),
      /^Message not saved: outbox\/ must be a folder, not a link$/,
    ],
    [
      'holds as many messages as it may',
      async () => {
        await mkdir(outbox);
        await writeFile(path.join(outbox, 'a.eml'), '');
        await writeFile(path.join(outbox, 'b.eml'), '');
      },
      full,
    ],
    [
      'holds as many bytes as it may',
      async () => {
        await mkdir(outbox);
        await writeFile(path.join(outbox, 'a.eml'), '');
        await truncate(path.join(outbox, 'a.eml'), 5000);
      },
      full,
    ],
    [
      'lies on a full disk',
      async () => void (disk.isFull = true),
      /^Message not saved: ENOSPC: no space left on device$/,
    ],
  ];

  it.each(faults)(
    'that %s makes no promise: the visitor and the log are told',
    async (_, spoil, said) => {
      await spoil();
      const before = await list();
      const lines: string[] = [];
      const take = mailService({
        outbox,
        limits: { messages: 2, bytes: 5000 },
        to: 'a@b.co',
        log: (line) => lines.push(line),
      });
      const server = createServer((request, response) => void take(request, response, () => {}));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}${mailPath}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ user_id: 'a', service_id: 'b', template_id: 'c' }),
      });
      expect([answer.status, await answer.text()]).toEqual([500, 'The message could not be saved']);
      expect(lines).toEqual([expect.stringMatching(said)]);
      const added = (await list()).filter((name) => !before.includes(name));
      expect(added.filter((name) => name !== 'outbox')).toEqual([]);
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  );

  const list = () => readdir(folder, { recursive: true });
});
