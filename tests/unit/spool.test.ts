import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyMessage } from '../../machines/ContactMessage';
import { composeMessage } from '../../src/mail/composeMessage';
import { saveMessage } from '../../src/mail/saveMessage';
import { sendBySmtp } from '../../src/mail/sendBySmtp';
import { Spool } from '../../src/mail/Spool';
import { MailServer } from '../MailServer';

const to = 'sales@suood.example';
const from = { name: 'Site', address: 'site@suood.example' };
let mail: MailServer;
let folder: string;
let spool: Spool;
let lines: string[];

/** How far the spool's clock is ahead of the real time, in milliseconds. */
let ahead: number;
const now = () => performance.now() + ahead;

const startSpool = async (patience?: number, url = mail.url, recipients = [to]) => {
  const mailer = sendBySmtp({ url, from: from.address, to: recipients }, patience);
  const started = new Spool(folder, mailer, log, undefined, 40, now);
  await started.start();
  return started;
};
const log = (line: string) => lines.push(line);

beforeEach(async () => {
  lines = [];
  ahead = 0;
  mail = new MailServer();
  await mail.start();
  folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  spool = await startSpool();
});
afterEach(async () => {
  vi.useRealTimers();
  await spool.stop();
  await mail.stop();
  await rm(folder, { recursive: true });
});

async function write(subject: string) {
  const message = { ...emptyMessage, firstName: 'نورة', subject, message: '.\n..\nFour floors' };
  const email = await composeMessage(message, to, new Date(), from);
  await spool.add(path.basename(await saveMessage(spool.files.pathOf('queue'), email, new Date())));
}

const has = (state: object) =>
  vi.waitFor(async () => expect(await spool.health()).toMatchObject(state), 50_000);
const nothingLeft = { status: 'ok', queued: 0, dead: 0 };

describe('a mail server that', () => {
  it('a mail server that accepts messages gets each once, word for word', async () => {
    await write('first');
    await write('second');
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
    const first = mail.accepted.find((email) => email.includes('\r\nSubject: first\r\n'));
    expect(first).toMatch(/^From: .*<site@suood.example>\r$/m);
    expect(first).toMatch(/\r\nMessage: \.\r\n {2}\.\.\r\n {2}Four floors\r\n/);
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
    await has({ status: 'attention', queued: 0, dead: 1 });
    expect(lines).toContainEqual(expect.stringMatching(/^Refused, and put into dead\/: .+\.eml$/));
    await write('yes');
    await has({ status: 'attention', queued: 0, dead: 1 });
    expect(mail.accepted).toHaveLength(1);
    for (const name of await spool.files.list('dead'))
      await spool.files.move(name, 'dead', 'queue');
    await spool.takeUp();
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
  });

  it('a mail server that is busy for a moment gets a message that has waited for six days already', async () => {
    mail.refusals = [451];
    ahead = -6 * 24 * 3_600_000;
    await write('late');
    ahead = 0;
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(1);
  });

  it('a mail server that is busy for over five days and at nine tries leaves the message dead on the disk', async () => {
    mail.refusals = Array.from({ length: 1000 }, () => 451);
    await write('late');
    await vi.waitFor(
      async () => {
        ahead += 24 * 3_600_000;
        spool.wake();
        expect(await spool.health()).toMatchObject({ queued: 0, dead: 1 });
      },
      { timeout: 50_000 },
    );
    expect(1000 - mail.refusals.length).toBeGreaterThan(8);
  });

  it('a mail server that is down gets all messages once it is up again', async () => {
    await mail.stop();
    await write('one');
    await write('two');
    await has({ status: 'waiting', queued: 2, problem: expect.stringContaining('ECONNREFUSED') });
    ahead += 16 * 60_000;
    await has({
      status: 'attention',
      attention: { 'E-mails wait': '2, the oldest for 16 minutes' },
    });
    await mail.start();
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
  });

  it('a mail server that comes up again gets all messages, though the clock was set back by a month meanwhile', async () => {
    await spool.stop();
    await mail.stop();
    const mailer = sendBySmtp({ url: mail.url, from: from.address, to: [to] });
    spool = new Spool(folder, mailer, log, undefined, 40);
    await spool.start();
    await write('one');
    await has({ queued: 1, problem: expect.stringContaining('ECONNREFUSED') });
    vi.setSystemTime(Date.now() - 30 * 24 * 3_600_000);
    await write('two');
    await mail.start();
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
  });

  it('a mail server that refuses one of two recipients gets the message once, and the spool asks for attention', async () => {
    await spool.stop();
    spool = await startSpool(undefined, mail.url, [to, 'gone@suood.example']);
    mail.refusals = [0, 550];
    await write('one');
    const refusal = 'gone@suood.example: Recipient command failed: 550 Not now';
    await has({ status: 'attention', queued: 0, attention: { 'Not sent to all': refusal } });
    expect(mail.accepted).toHaveLength(1);
    await write('two');
    await has(nothingLeft);
  });

  it('a mail server that is slow gets each message once', async () => {
    mail.delay = 700;
    await write('one');
    await write('two');
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(2);
  });

  it('a mail server that closes the connection instead of answering gets the message again, with a header that says so', async () => {
    mail.breaksLine = true;
    await write('one');
    await has({ status: 'waiting', queued: 1 });
    mail.breaksLine = false;
    await has(nothingLeft);
    expect(mail.accepted.length).toBeGreaterThan(1);
    const [first = '', ...more] = mail.accepted;
    for (const each of more)
      expect(each).toBe(`X-Sent-Again: an earlier try may have arrived\r\n${first}`);
  });

  it('a mail server that leaves some messages unanswered gets the others meanwhile, and the unanswered ones later', async () => {
    await spool.stop();
    spool = await startSpool(1000);
    mail.hangs = (email) => email.includes('Subject: bad');
    for (const subject of ['bad', 'bad too', 'bad as well', 'good']) await write(subject);
    await vi.waitFor(() => expect(mail.accepted).toHaveLength(1), 50_000);
    expect(mail.accepted[0]).toContain('Subject: good');
    await has({
      status: 'attention',
      queued: 3,
      attention: { 'Not sent': 'The mail server did not answer within 1 s' },
    });
    mail.hangs = () => false;
    await has(nothingLeft);
    expect(mail.accepted).toHaveLength(4);
  });

  it('a mail server that refuses all messages for a day, because of its quota or a full mailbox, gets them the next day', async () => {
    const hour = 3_600_000;
    mail.refusals = Array.from({ length: 1000 }, () => 550);
    for (let time = 0; time < 24; time += 1) {
      const { length } = mail.refusals;
      mail.reason = time % 2 === 0 ? '5.4.5 Daily sending limit exceeded' : '5.2.2 Mailbox full';
      if (time % 8 === 0) await write(`hour ${time}`);
      const isTried = () => expect(mail.refusals.length).toBeLessThan(length);
      await vi.waitFor(isTried, { timeout: 50_000, interval: 5 });
      ahead += hour;
      spool.wake();
    }
    expect(mail.accepted).toEqual([]);
    mail.refusals = [];
    // Lets hours pass: a message that was just being sent may have been refused once more, and the spool retries it after an hour.
    await vi.waitFor(
      async () => {
        ahead += hour;
        spool.wake();
        expect(await spool.health()).toMatchObject(nothingLeft);
      },
      { timeout: 50_000 },
    );
    expect(mail.accepted).toHaveLength(3);
  });
});

describe('a spool that starts', () => {
  it('a spool sends at its start the messages that an earlier spool left, and removes half-written files', async () => {
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

  it('a spool reports at its start the e-mails that were given up', async () => {
    await writeFile(path.join(folder, 'dead/a.eml'), 'a');
    await spool.stop();
    spool = await startSpool();
    await has({ attention: { 'E-mails were given up': `1 in ${path.join(folder, 'dead')}` } });
    expect(mail.accepted).toEqual([]);
  });

  it('a spool logs in at its start, and reports the failed log-in until the password is right', async () => {
    await spool.stop();
    spool = await startSpool(undefined, mail.url.replace('//', '//site:new@'));
    const attention = {
      'The log-in to the mail server failed': expect.stringContaining('Invalid login: 535'),
    };
    await has({ status: 'attention', queued: 0, attention });
    mail.password = 'new';
    await has(nothingLeft);
  });

  it.each([
    [
      'is a file',
      (queue: string) => rm(queue, { recursive: true }).then(() => writeFile(queue, '')),
    ],
    [
      'is full',
      (queue: string) =>
        writeFile(path.join(queue, 'a'), '').then(() =>
          truncate(path.join(queue, 'a'), 200_000_000),
        ),
    ],
  ])('says that no message can be kept where its folder %s', async (_, spoil) => {
    await spoil(spool.files.pathOf('queue'));
    await has({
      status: 'attention',
      attention: { 'Messages cannot be kept': expect.any(String) },
    });
  });
});
