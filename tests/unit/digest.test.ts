import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Problems } from '../../src/mail/Problems';
import { SpoolFolder } from '../../src/mail/SpoolFolder';
import { spoolHealth } from '../../src/mail/spoolHealth';
import { tidySpool } from '../../src/mail/tidySpool';
import { postMessage } from '../postMessage';
import { type MailHost, startMail } from '../startMail';

const hour = 3_600_000;
const from = { name: 'Site', address: 'site@suood.example' };
let files: SpoolFolder;
let host: MailHost;
beforeEach(async () => {
  files = new SpoolFolder(await mkdtemp(path.join(tmpdir(), 'digest-')));
  await files.prepare();
  host = await startMail({ digest: files.pathOf('digest'), behindProxy: true });
});
afterEach(async () => {
  await host.stop();
  await rm(files.folder, { recursive: true });
});

async function post(client: string, params: Record<string, string> = {}) {
  host.now += 1000;
  return (await postMessage(host.address, params, { 'X-Real-IP': client })).status;
}

const saved = async () => ({
  apart: (await host.saved()).length,
  together: (await files.list('digest')).length,
});

it.each([
  ['203.0.113', (id: number) => `203.0.113.${id}`, '203.0.114.1'],
  ['2001:db8:0:7', (id: number) => `2001:db8:0:7:${id}::1`, '2001:db8:0:8::1'],
  ['2001:db8::', (id: number) => `2001:db8::${id}`, '2001:db8:0:1::1'],
])('keeps all messages of the network %s, and 50 of them a day apart', async (...row) => {
  const [, client, stranger] = row;
  host.now = Date.UTC(2026, 10, 21, 9);
  for (let id = 1; id <= 53; id += 1) expect(await post(client(id))).toBe(200);
  expect(await saved()).toEqual({ apart: 50, together: 3 });
  await post(stranger);
  expect(await saved()).toEqual({ apart: 51, together: 3 });
  host.now += 24 * hour;
  await post(client(1));
  expect(await saved()).toEqual({ apart: 52, together: 3 });
});

it('once one e-mail is full of spam, the service refuses further spam that day, and takes other messages', async () => {
  const full = Array.from({ length: 500 }, (_, id) =>
    writeFile(files.pathOf('digest', `${id}`), ''),
  );
  await Promise.all(full);
  expect(await post('192.0.2.1', { website: 'x' })).toBe(429);
  expect(await post('192.0.2.2')).toBe(200);
});

it('a text for the digest that cannot be written is reported as not saved, and the health says so', async () => {
  await rm(files.pathOf('digest'), { recursive: true });
  await writeFile(files.pathOf('digest'), '');
  expect(await post('192.0.2.1', { website: 'x' })).toBe(500);
  expect(await spoolHealth(files, [], new Problems(Date.now))).toMatchObject({
    status: 'attention',
  });
});

it('spam is sent as one e-mail, a day after the first message, even when the clock was set back', async () => {
  for (const subject of ['one', 'two']) await post('192.0.2.1', { subject, website: 'x' });
  const [first = ''] = await files.list('digest');
  const tidy = () => tidySpool(files, 'sales@suood.example', from);
  const setAge = (age: number) => {
    const date = new Date(Date.now() - age);
    return utimes(files.pathOf('digest', first), date, date);
  };
  await setAge(23 * hour);
  await tidy();
  expect(await files.list('queue')).toEqual([]);
  await setAge(-30 * 24 * hour);
  await tidy();
  await tidy();
  expect(await readdir(files.pathOf('digest'))).toEqual([]);
  const [name = '', ...more] = await files.list('queue');
  expect(more).toEqual([]);
  const email = await PostalMime.parse(await files.read(name));
  expect(email.subject).toBe('[Spam?] Messages in the last days: 2');
  expect(email.text?.match(/^Subject: .*$/gm)).toEqual(['Subject: one', 'Subject: two']);
});

it('e-mails that could not be delivered are deleted after a year', async () => {
  for (const days of [364, 366]) {
    const date = new Date(Date.now() - days * 24 * hour);
    await writeFile(files.pathOf('dead', `${days}.eml`), '');
    await utimes(files.pathOf('dead', `${days}.eml`), date, date);
  }
  await tidySpool(files, 'sales@suood.example', from);
  expect(await files.list('dead')).toEqual(['364.eml']);
});
