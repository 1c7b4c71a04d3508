import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../freePort';
import { MailServer } from '../MailServer';
import { postMessage } from '../postMessage';
import { SmallSite } from '../SmallSite';

vi.setConfig({ testTimeout: 240_000 });

let mail: MailServer;
let site: SmallSite;
let port: number;

beforeEach(async () => {
  mail = new MailServer();
  await mail.start();
  site = new SmallSite();
  port = await freePort();
});
afterEach(async () => {
  await site.remove();
  await mail.stop();
});

const start = async (more: Record<string, string> = {}) => {
  const env = { PORT: String(port), SMTP_URL: mail.url, MAIL_TO: 'sales@suood.example', ...more };
  const service = site.run('serveMail', env);
  await service.prints('Mail service: ');
  return service;
};

const address = () => `http://127.0.0.1:${port}/api/v1.0/email/send`;

/** Posts a message as one visitor, and returns the status of the answer. */
async function post(id: number, headers: Record<string, string> = {}) {
  const sent = { 'X-Real-IP': `visitor ${id}`, ...headers };
  return (await postMessage(address(), { subject: `number ${id}.` }, sent)).status;
}

const healthOf = async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  return { code: answer.status, ...((await answer.json()) as object) };
};

const numberOf = (email: string) => Number(/^Subject: number (\d+)\./m.exec(email)?.[1]);

describe('npm run serve:mail', () => {
  it('npm run serve:mail names the settings that it lacks', async () => {
    expect(await site.run('serveMail', { MAIL_TO: 'a@b.co' }).exit).toEqual({
      code: 1,
      output: '',
      errors: 'npm run serve:mail needs SMTP_URL (.env.example)\n',
    });
  });

  it('npm run serve:mail takes and sends a message, answers /health, and ends at SIGTERM even while the mail server hangs', async () => {
    const service = await start();
    await service.prints('The mail server is ready.');
    expect(await post(1)).toBe(200);
    await vi.waitFor(() => expect(mail.accepted.map(numberOf)).toEqual([1]), 50_000);
    await vi.waitFor(
      async () =>
        expect(await healthOf()).toEqual({
          code: 200,
          status: 'ok',
          queued: 0,
          dead: 0,
          attention: {},
        }),
      50_000,
    );
    expect(mail.accepted[0]).toContain('From: Suood Elevators website <no-reply@suood.example>');
    mail.hangs = () => true;
    expect(await post(2)).toBe(200);
    await vi.waitFor(() => expect(mail.hanging).toBe(1), 50_000);
    // The service must end at once, although it is waiting up to 50 s for the mail server.
    expect((await service.stop('SIGTERM')).code).toBe(0);
  });

  it('npm run serve:mail reports in its log, by /health, by its status and to the alert command that messages do not arrive', async () => {
    const told = path.join(site.folder, 'told');
    const env = {
      SMTP_URL: mail.url.replace('//', '//site:old@'),
      ALERT_COMMAND: `cat >> ${told}`,
    };
    const service = await start(env);
    await service.prints('The log-in to the mail server failed: Invalid login: 535');
    const isTold = (words: string) =>
      vi.waitFor(async () => expect(await readFile(told, 'utf8')).toContain(words), 50_000);
    await isTold('The log-in to the mail server failed: ');
    expect(await healthOf()).toMatchObject({ code: 503, status: 'attention' });
    expect((await fetch(address())).status).toBe(503);
    expect(await post(1)).toBe(200);

    const queue = path.join(site.folder, 'spool/queue');
    await rename(queue, `${queue}.away`);
    await writeFile(queue, '');
    expect(await post(2)).toBe(500);
    await isTold('Messages cannot be kept: EEXIST');
    expect((await readFile(told, 'utf8')).match(/log-in to the mail server/g)).toHaveLength(1);
    await service.stop('SIGTERM');

    await rm(queue);
    await rename(`${queue}.away`, queue);
    await start();
    expect(await post(3, { Prefer: 'wait' })).toBe(200);
    const arrived = () =>
      expect(mail.accepted.map(numberOf).toSorted((one, other) => one - other)).toEqual([1, 3]);
    await vi.waitFor(arrived, 50_000);
    expect((await fetch(address())).status).toBe(405);
  });

  it('npm run serve:mail does not start on a port that is in use', async () => {
    await start();
    const second = site.run('serveMail', {
      PORT: String(port),
      SMTP_URL: mail.url,
      MAIL_TO: 'a@b.co',
    });
    expect((await second.exit).errors).toContain(`Port ${port} is in use.`);
  });

  it('npm run serve:mail keeps the messages of 100 visitors who send within a second', async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, id) => post(id)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await vi.waitFor(() => expect(mail.accepted).toHaveLength(100), 60_000);
  });

  // `npm run test:mail` (mode "length") sends more messages.
  const { all, kills } =
    import.meta.env.MODE === 'length' ? { all: 1000, kills: 10 } : { all: 100, kills: 3 };

  it(`npm run serve:mail loses none of ${all} messages in ${kills} kills, and marks each e-mail that it sends again`, async () => {
    mail.delay = 2;
    let service = await start();
    let isUp = Promise.resolve();
    let next = 0;
    const taken: number[] = [];
    const sendAll = async () => {
      while (next < all) {
        const id = (next += 1);
        // Counts an error as no answer: when the service is killed meanwhile, the message may be lost.
        if ((await post(id).catch(() => 0)) === 200) taken.push(id);
        await isUp;
      }
    };
    const restart = async () => {
      await service.stop('SIGKILL');
      service = await start();
    };
    const moments = Array.from({ length: kills }, () => Math.ceil(Math.random() * all * 0.9));
    const killAll = async () => {
      for (const moment of moments.toSorted((one, other) => one - other)) {
        const hasCome = () => expect(next).toBeGreaterThanOrEqual(moment);
        await vi.waitFor(hasCome, { timeout: 60_000, interval: 5 });
        await sleep(Math.random() * 50);
        isUp = restart();
        await isUp;
      }
    };
    await Promise.all([killAll(), ...Array.from({ length: 6 }, sendAll)]);
    await vi.waitFor(async () => expect(await healthOf()).toMatchObject({ queued: 0 }), 150_000);
    // Each kill may cut off the requests of all six visitors.
    expect(taken.length).toBeGreaterThan(all - 10 * kills);
    const arrived = mail.accepted.map(numberOf);
    expect(taken.filter((id) => !arrived.includes(id))).toEqual([]);
    const again = mail.accepted.filter((_, index) => arrived.indexOf(arrived[index] ?? 0) < index);
    expect(again.filter((email) => !email.startsWith('X-Sent-Again: '))).toEqual([]);
    expect(again.length).toBeLessThanOrEqual(2 * kills);
  });
});
