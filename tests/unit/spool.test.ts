import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyMessage } from '../../machines/ContactMessage';
import { composeMessage } from '../../src/mail/composeMessage';
import { saveMessage } from '../../src/mail/saveMessage';
import { sendBySmtp } from '../../src/mail/sendBySmtp';
import { Spool } from '../../src/mail/Spool';
import { MailServer } from '../MailServer';

vi.setConfig({ testTimeout: 60_000 });

const to = 'sales@suood.example';
const from = 'site@suood.example';
let mail: MailServer;
let folder: string;
let spool: Spool;
let lines: string[];

const startSpool = async () => {
  const started = new Spool(folder, sendBySmtp({ url: mail.url, from, to }), log, 40);
  await started.start();
  return started;
};
const log = (line: string) => lines.push(line);

beforeEach(async () => {
  lines = [];
  mail = new MailServer();
  await mail.start();
  folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  spool = await startSpool();
});
afterEach(async () => {
  await spool.stop();
  await mail.stop();
  await rm(folder, { recursive: true });
});

/** Puts a message into the queue, as the mail service does. */
async function write(subject: string) {
  const message = { ...emptyMessage, firstName: 'نورة', subject, message: '.\n..\nFour floors' };
  await saveMessage(
    spool.files.pathOf('queue'),
    await composeMessage(message, to, new Date(), from),
    new Date(),
  );
  spool.wake();
}

const has = (state: object) =>
  vi.waitFor(async () => expect(await spool.health()).toMatchObject(state), 30_000);
const nothingLeft = { status: 'ok', queued: 0, unsure: 0, dead: 0 };

describe('a mail server that', () => {
  it('accepts gets each message once, word for word', async () => {
    await write('first');
    await write('second');
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
    expect(mail.accepted[0]).toMatch(/^From: .*<site@suood.example>\r$/m);
    expect(mail.accepted[0]).toContain('\r\nSubject: first\r\n');
    expect(mail.accepted[0]).toMatch(/\r\nMessage: \.\r\n {2}\.\.\r\n {2}Four floors\r\n/);
  });

  it.each([
    ['at the recipient', () => (mail.refusals = [451, 450])],
    ['at the end', () => (mail.lateRefusals = [452])],
  ])(
    'asks to come again later (greylisting) %s gets the message later, once',
    async (_, refuse) => {
      refuse();
      await write('grey');
      await has({ status: 'waiting', queued: 1, problem: expect.stringContaining('45') });
      await has(nothingLeft);
      expect(mail.accepted).toHaveLength(1);
    },
  );

  it.each([
    ['at the recipient', () => (mail.refusals = [550])],
    ['at the end', () => (mail.lateRefusals = [554])],
  ])('refuses for good %s leaves the message dead on the disk, and says so', async (_, refuse) => {
    refuse();
    await write('no');
    await has({ status: 'attention', queued: 0, unsure: 0, dead: 1 });
    expect(lines).toContainEqual(expect.stringMatching(/^Refused, and put into dead\/: .+\.eml$/));
    await write('yes');
    await has({ status: 'attention', queued: 0, dead: 1 });
    expect(mail.accepted).toHaveLength(1);
    await spool.resend();
    spool.wake();
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
  });

  it('is down gets all messages when it is there again', async () => {
    await mail.stop();
    await write('one');
    await write('two');
    await has({ status: 'waiting', queued: 2, problem: expect.stringContaining('ECONNREFUSED') });
    await mail.start();
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
  });

  it('is slow gets each message once', async () => {
    mail.delay = 700;
    await write('one');
    await write('two');
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
  });

  it('breaks the line instead of answering gets nothing twice: the message is unsure', async () => {
    mail.breaksLine = true;
    await write('one');
    await has({ status: 'attention', queued: 0, unsure: 1, dead: 0 });
    mail.breaksLine = false;
    await write('two');
    await has({ queued: 0, unsure: 1 });
    expect(mail.accepted).toHaveLength(2);
    expect(lines).toContainEqual(expect.stringMatching(/^Unsure whether it arrived: /));
  });
});

describe('a spool that starts', () => {
  it('sends what an earlier one left, and removes what was not written to its end', async () => {
    await mail.stop();
    await write('left');
    await spool.stop();
    await writeFile(path.join(spool.files.pathOf('queue'), 'half.eml.part'), 'half');
    await mail.start();
    spool = await startSpool();
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(1);
    expect(await readdir(spool.files.pathOf('queue'))).toEqual([]);
  });

  it('says what needs to be looked into', async () => {
    await writeFile(path.join(folder, 'unsure/a.eml'), 'a');
    await spool.stop();
    spool = await startSpool();
    expect(lines).toContain(`Look into ${folder}: 1 e-mails in unsure/, 0 in dead/`);
    expect(mail.accepted).toEqual([]);
  });
});
