import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldLabels } from '../../src/mail/fieldLabels';
import { mailPath } from '../../src/mail/mailService';
import { type MailHost, startMail } from '../startMail';

const sara = {
  firstName: 'سارة',
  lastName: 'القحطاني',
  phoneNumber: '0501234567',
  emailAddress: 'sara@example.com',
  subject: 'طلب عرض سعر لمصعد بانوراما في مبنى من ستة طوابق بحي الياسمين',
  message: 'السلام عليكم،\n\nأحتاج إلى مصعد.\n  شكرًا = 100% 🛗',
};
const fields = Object.keys(sara) as (keyof typeof sara)[];
const ids = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
};
const saras = { ...ids, template_params: sara };

let host: MailHost;
beforeEach(async () => {
  host = await startMail();
  host.now = Date.UTC(2026, 10, 21, 9, 30);
});
afterEach(() => host.stop());

/** Posts a body to the service as EmailJS's client does, and returns the status and the text of the answer. */
async function post(body: unknown, type = 'application/json', address = host.address) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return `${answer.status} ${await answer.text()}`;
}

/** Sends Sara's message, with the given words in some fields, and reads it back from the outbox. */
async function send(words: Partial<typeof sara> & { website?: string } = {}) {
  host.now += 1000;
  expect(await post({ ...ids, template_params: { ...sara, ...words } })).toBe('200 OK');
  const [name, mail] = [(await host.saved()).at(-1) ?? '', (await host.mails()).at(-1)];
  if (!mail) throw new Error('The outbox is empty');
  return { ...mail, name };
}

/** Begins a request over a bare connection, like a client that never finishes its request. */
function begin(...headers: string[]) {
  const connection = net
    .connect(Number(new URL(host.address).port), '127.0.0.1')
    .setEncoding('utf8')
    .on('error', () => {});
  const head = [`POST ${mailPath} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
  connection.write(`${[...head, ...headers].join('\r\n')}\r\n\r\n`);
  return connection;
}

describe('the mail service', () => {
  it('the mail service saves a message word for word, in Arabic too, and logs the file', async () => {
    const mail = await send();
    expect(mail.subject).toBe(sara.subject);
    expect(mail.from).toMatchObject({ address: 'no-reply@suood.example' });
    expect(mail.to).toMatchObject([{ address: 'to@suood.example' }]);
    expect(mail.replyTo).toMatchObject([{ address: sara.emailAddress }]);
    expect(mail.date).toBe(new Date(host.now).toISOString());
    expect(mail.text?.split('\n')).toEqual([
      'First name: سارة',
      'Last name: القحطاني',
      'Phone number: 0501234567',
      'Email address: sara@example.com',
      `Subject: ${sara.subject}`,
      'Message: السلام عليكم،',
      '  ',
      '  أحتاج إلى مصعد.',
      '    شكرًا = 100% 🛗',
      '',
    ]);
    const file = path.relative(process.cwd(), path.join(host.outbox, mail.name));
    expect(host.lines).toEqual([`Message saved: ${file}`]);
  });

  it('the mail service marks a message as spam if the hidden field is filled in, and keeps it whole', async () => {
    const { subject, text } = await send({ website: 'https://spam.example' });
    expect(subject).toBe(`[Spam?] ${sara.subject}`);
    expect(text).toContain(`Subject: ${sara.subject}`);
    expect(text).not.toContain('spam.example');
    expect((await send({ website: '' })).subject).toBe(sara.subject);
  });

  it.skipIf(process.platform === 'win32')('lets only its owner read the messages', async () => {
    const { name } = await send();
    expect(statSync(path.join(host.outbox, name)).mode & 0o777).toBe(0o600);
    expect(statSync(host.outbox).mode & 0o777).toBe(0o700);
  });

  it('the mail service accepts a message with empty fields, and one without fields', async () => {
    const mail = await send(Object.fromEntries(fields.map((field) => [field, ''])));
    expect(mail.text).toBe(
      Object.values(fieldLabels)
        .map((label) => `${label}: \n`)
        .join(''),
    );
    expect(mail.replyTo).toBeUndefined();
    host.now += 1000;
    expect(await post(ids, 'application/json; charset=utf-8')).toBe('200 OK');
  });

  it('the mail service takes 50 kB and not a byte more', async () => {
    const json = JSON.stringify(ids);
    expect(await post(json.padEnd(50_000))).toBe('200 OK');
    host.now += 1000;
    expect(await post(json.padEnd(50_001))).toBe('413 The message is too large: 50 kB at most');
  });

  it('the mail service goes on working after a request that breaks off', async () => {
    const connection = begin('Content-Length: 1000');
    await once(host.server, 'request');
    connection.destroy();
    expect(await post(saras)).toBe('200 OK');
  });

  it('the mail service leaves every path but its own to the site', async () => {
    expect(await post(saras, 'application/json', `${host.address}/more`)).toBe('404 ');
  });
});

const notJson = '400 The request body is not valid JSON';
const noObject = '400 The request body must be a JSON object';
const noParameters = '400 The template_params parameter must be an object';
const noText = '400 Every template parameter must be a string';

/** Bodies that the service must refuse, each with its answer. */
const refusals: readonly (readonly [body: unknown, answer: string])[] = [
  ...['user_id', 'service_id', 'template_id'].flatMap((id) =>
    [undefined, '', ' ', 7, null, { $ne: '' }].map(
      (value) => [{ ...saras, [id]: value }, `400 The ${id} parameter is required`] as const,
    ),
  ),
  [`{"__proto__":${JSON.stringify(saras)}}`, '400 The user_id parameter is required'],
  ...['', '{', "{'a':1}", 'user_id=key', `${JSON.stringify(saras)}{}`, '<a>&b;</a>'].map(
    (body) => [body, notJson] as const,
  ),
  ...['[]', 'null', '"text"', '7', [saras]].map((body) => [body, noObject] as const),
  ...[null, [], 'text', 7].map((all) => [{ ...ids, template_params: all }, noParameters] as const),
  ...[7, null, ['a'], { path: '/etc/passwd' }].map(
    (subject) => [{ ...ids, template_params: { ...sara, subject } }, noText] as const,
  ),
  [{ ...saras, more: 'm'.repeat(1_000_000) }, '413 The message is too large: 50 kB at most'],
];

describe('the mail service refuses', () => {
  it.for(refusals)('%j, and saves nothing', async ([body, answer]) => {
    expect(await post(body)).toBe(answer);
    expect([await host.saved(), host.lines]).toEqual([[], []]);
  });

  it.for(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'a message of the type %s, which a page of another site could send',
    async (type) => {
      expect(await post(saras, type)).toBe('415 The content type must be application/json');
      expect(await host.saved()).toEqual([]);
    },
  );

  it.for(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('the method %s', async (method) => {
    const answer = await fetch(host.address, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('the mail service refuses a body of more than 50 kB as soon as its length is announced', async () => {
    const connection = begin('Content-Length: 50001');
    expect(String(await once(connection, 'data'))).toMatch(/^HTTP\/1.1 413 /);
  });

  it('the mail service refuses an endless body of unknown length by closing the connection', async () => {
    const connection = begin('Transfer-Encoding: chunked');
    const chunk = `${(20_000).toString(16)}\r\n${'m'.repeat(20_000)}\r\n`;
    const more = setInterval(() => connection.write(chunk), 1);
    expect(String(await once(connection, 'data'))).toMatch(/^HTTP\/1.1 413 /);
    await new Promise((done) => connection.on('close', done));
    clearInterval(more);
  });
});

describe('the rate limit of the mail service', () => {
  const limited = '429 Too many requests: one message a second';

  it('the rate limit accepts one message a second, and does not count refused ones', async () => {
    expect(await post({})).toMatch('400');
    expect(await post(saras)).toBe('200 OK');
    host.now += 999;
    expect(await post(saras)).toBe(limited);
    host.now += 1;
    expect(await post(saras)).toBe('200 OK');
    expect(await host.saved()).toHaveLength(2);
  });

  it('the rate limit accepts one of two messages that come at once', async () => {
    const answers = await Promise.all([post(saras), post(saras)]);
    expect(answers.toSorted()).toEqual(['200 OK', limited]);
  });

  it('the rate limit locks nobody out when the clock is set back', async () => {
    expect(await post(saras)).toBe('200 OK');
    host.now -= 3_600_000;
    expect(await post(saras)).toBe('200 OK');
  });
});

describe('whatever the fields hold', () => {
  it.for(fields)('a line break in %s adds no header', async (field) => {
    const plain = await send({ emailAddress: '' });
    const mail = await send({ emailAddress: '', [field]: '=?\r\nBcc: a@example.net\r\n\r\nHello' });
    const [keys, plainKeys] = [mail, plain].map(({ headers }) => headers.map(({ key }) => key));
    expect(keys?.toSorted()).toEqual(plainKeys?.toSorted());
    expect(mail.to).toEqual(plain.to);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).toContain('=?\n  Bcc: a@example.net\n  \n  Hello\n');
  });

  it.for(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'a field cannot pass for another by the line break %j',
    async (lineBreak) => {
      const mail = await send({ firstName: `Ali${lineBreak}Email address: a@example.net` });
      expect(mail.text?.match(/^Email address: .*$/gm)).toEqual([
        `Email address: ${sara.emailAddress}`,
      ]);
    },
  );

  it.for([
    ['a@b.co, c@d.co'],
    ['A <a@b.co>'],
    ['a@'],
    ['@b'],
    ['a b@c.co'],
    ['a@b.co\r\nBcc: c@d.co'],
    ['a@b\0.co'],
    ['a: b@c.co;'],
    [' a@b.co ', 'a@b.co'],
    ['\u202Aa@b.co\u202C\u200F', 'a@b.co'],
    ["o'neil+site@sub.example.co.uk", "o'neil+site@sub.example.co.uk"],
  ])('an answer to %j goes to one address or to none', async ([emailAddress = '', address]) => {
    const { replyTo } = await send({ emailAddress });
    expect(replyTo).toEqual(address && [{ address, name: '' }]);
  });

  it.for(['../../x', '/tmp/x', '..\\..\\x', 'C:\\x', 'x\0.eml', 'file:///a', '/'.repeat(300)])(
    'names the file by the time and a random number, never by %j',
    async (trick) => {
      const mail = await send(Object.fromEntries(fields.map((field) => [field, trick])));
      expect(mail.name).toMatch(/^2026-11-21T09-30-01-000Z-[\da-f]{12}\.eml$/);
      expect(readdirSync(host.folder)).toEqual(['outbox']);
      expect(mail.text).toContain(`Message: ${trick}\n`);
    },
  );

  it.for([
    '\u202Egnp.exe',
    '\0\x07\x1B[31mred\x7F',
    '👩🏽‍🔧🛗',
    '=?UTF-8?Q?=42cc?=',
    '<b>&amp;</b>',
    'a\tb  c',
    '{{message}}',
    '..',
  ])('the text %j stays as it is', async (text) => {
    const mail = await send({ subject: text, message: text });
    expect(mail.subject).toBe(text);
    expect(mail.text).toContain(`Message: ${text}\n`);
  });

  it('half of a surrogate pair in a message becomes the replacement character', async () => {
    const mail = await send({ subject: 'a\uD83D', message: '\uDE00b' });
    expect(mail.text).toContain('Subject: a\uFFFD\nMessage: \uFFFDb\n');
  });
});
