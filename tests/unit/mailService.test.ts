import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldLabels } from '../../src/mail/fieldLabels';
import { mailPath, mailService } from '../../src/mail/mailService';

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

let folder: string;
let outbox: string;
let server: http.Server;
let port: number;
let clock: number;
let lines: string[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mail-'));
  outbox = path.join(folder, 'outbox');
  clock = Date.UTC(2026, 10, 21, 9, 30);
  lines = [];
  const to = 'support@suood.example';
  const service = mailService({ outbox, to, now: () => clock, log: (line) => lines.push(line) });
  server = http.createServer((request, response) => {
    void service(request, response, () => response.writeHead(404).end('next'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
  rmSync(folder, { recursive: true });
});

/** Makes a request to the service as EmailJS's client does, and returns the answer's status and text. */
async function post(body: unknown, type = 'application/json', address = mailPath) {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    method: 'POST',
    headers: { 'Content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return `${answer.status} ${await answer.text()}`;
}

/** Sends Sara's message with other words in some fields, and reads it back from the outbox. */
async function send(words: Partial<typeof sara> & { website?: string }) {
  const before = saved();
  clock += 1000;
  expect(await post({ ...ids, template_params: { ...sara, ...words } })).toBe('200 OK');
  const [name = '', ...others] = saved().filter((file) => !before.includes(file));
  expect(others).toEqual([]);
  return { name, ...(await PostalMime.parse(readFileSync(path.join(outbox, name)))) };
}

/** Makes a request that must leave no message behind. */
async function refusal(...request: Parameters<typeof post>) {
  const answer = await post(...request);
  expect([saved(), lines]).toEqual([[], []]);
  return answer;
}

function saved() {
  return existsSync(outbox) ? readdirSync(outbox) : [];
}

/** Begins a request on a bare connection, as a client that never finishes it. */
function begin(...headers: string[]) {
  const connection = net
    .connect(port, '127.0.0.1')
    .setEncoding('utf8')
    .on('error', () => {});
  const head = [`POST ${mailPath} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
  connection.write(`${[...head, ...headers].join('\r\n')}\r\n\r\n`);
  return connection;
}

describe('an accepted message', () => {
  it('is saved word for word, in Arabic too', async () => {
    const mail = await send(sara);
    expect(mail.subject).toBe(sara.subject);
    expect(mail.from).toMatchObject({ address: 'no-reply@suood.example' });
    expect(mail.to).toMatchObject([{ address: 'support@suood.example' }]);
    expect(mail.replyTo).toMatchObject([{ address: sara.emailAddress }]);
    expect(mail.date).toBe(new Date(clock).toISOString());
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
  });

  it('is marked where the field is filled in that no person sees, and kept whole', async () => {
    const { subject, text } = await send({ website: 'https://spam.example' });
    expect(subject).toBe(`[Spam?] ${sara.subject}`);
    expect(text).toContain(`Subject: ${sara.subject}`);
    expect(text).not.toContain('spam.example');
    expect((await send({ website: '' })).subject).toBe(sara.subject);
  });

  it('is announced by one line with its path', async () => {
    const file = path.join(outbox, (await send(sara)).name);
    expect(lines).toEqual([`Message saved: ${path.relative(process.cwd(), file)}`]);
  });

  it.skipIf(process.platform === 'win32')('is for its owner only', async () => {
    const file = path.join(outbox, (await send(sara)).name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
  });

  it('may have empty fields', async () => {
    const mail = await send(Object.fromEntries(fields.map((field) => [field, ''])));
    expect(mail.text).toBe(
      Object.values(fieldLabels)
        .map((label) => `${label}: \n`)
        .join(''),
    );
    expect(mail.replyTo).toBeUndefined();
  });

  it('may come without any parameters', async () => {
    expect(await post(ids, 'application/json; charset=utf-8')).toBe('200 OK');
  });

  it('may fill 50 kB to the last byte', async () => {
    const json = JSON.stringify(ids);
    expect(await post(json.padEnd(50_000))).toBe('200 OK');
    clock += 1000;
    expect(await post(json.padEnd(50_001))).toBe('413 The message is too large: 50 kB at most');
  });
});

describe('a request is refused when it', () => {
  it.for(['user_id', 'service_id', 'template_id'])('lacks its %s', async (id) => {
    const values = [undefined, '', ' ', 7, null];
    const answers = await Promise.all(values.map((value) => refusal({ ...saras, [id]: value })));
    expect(answers).toEqual(values.map(() => `400 The ${id} parameter is required`));
  });

  it.for(['', '{', "{'a':1}", 'user_id=key'])('is not JSON: %j', async (body) => {
    expect(await refusal(body)).toBe('400 The request body is not valid JSON');
  });

  it.for(['[]', 'null', '"text"', '7', `[${JSON.stringify(saras)}]`])(
    'is no object: %s',
    async (body) => {
      expect(await refusal(body)).toBe('400 The request body must be a JSON object');
    },
  );

  it.for([null, [], 'text', 7])('has parameters that are no object: %j', async (params) => {
    expect(await refusal({ ...ids, template_params: params })).toBe(
      '400 The template_params parameter must be an object',
    );
  });

  it.for([7, null, ['a'], { path: '/etc/passwd' }])(
    'has a parameter that is no text: %j',
    async (subject) => {
      expect(await refusal({ ...ids, template_params: { ...sara, subject } })).toBe(
        '400 Every template parameter must be a string',
      );
    },
  );

  it('is far larger than 50 kB', async () => {
    expect(await refusal({ ...ids, template_params: { message: 'm'.repeat(1_000_000) } })).toBe(
      '413 The message is too large: 50 kB at most',
    );
  });

  it('announces more than 50 kB, before it sends them', async () => {
    const connection = begin('Content-Length: 50001');
    expect(String(await once(connection, 'data'))).toMatch(/^HTTP\/1.1 413 /);
  });

  it('goes on without end or length: then it is cut off', async () => {
    const connection = begin('Transfer-Encoding: chunked');
    const chunk = `${(20_000).toString(16)}\r\n${'m'.repeat(20_000)}\r\n`;
    const more = setInterval(() => connection.write(chunk), 1);
    expect(String(await once(connection, 'data'))).toMatch(/^HTTP\/1.1 413 /);
    await new Promise((done) => connection.on('close', done));
    clearInterval(more);
  });

  it.for(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('uses %s', async (method) => {
    const answer = await fetch(`http://127.0.0.1:${port}${mailPath}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.for(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'is %s',
    async (type) => {
      expect(await refusal(saras, type)).toBe('415 The content type must be application/json');
    },
  );
});

it('lives on after a request that breaks off', async () => {
  const connection = begin('Content-Length: 1000');
  await once(server, 'request');
  connection.destroy();
  expect(await refusal({})).toBe('400 The user_id parameter is required');
});

it('leaves every other path to the site', async () => {
  expect(await refusal(saras, 'application/json', `${mailPath}/more`)).toBe('404 next');
});

describe('the rate limit', () => {
  const limited = '429 Too many requests: one message a second';

  it('accepts one message a second', async () => {
    expect(await post(saras)).toBe('200 OK');
    clock += 999;
    expect(await post(saras)).toBe(limited);
    clock += 1;
    expect(await post(saras)).toBe('200 OK');
    expect(saved()).toHaveLength(2);
  });

  it('accepts one of two messages that come at once', async () => {
    const answers = await Promise.all([post(saras), post(saras)]);
    expect(answers.toSorted()).toEqual(['200 OK', limited]);
  });

  it('counts no refused request', async () => {
    expect(await post({})).toMatch('400');
    expect(await post(saras)).toBe('200 OK');
    clock += 600;
    expect(await post(saras)).toBe(limited);
    clock += 400;
    expect(await post(saras)).toBe('200 OK');
  });

  it('outlives a clock that is set back', async () => {
    expect(await post(saras)).toBe('200 OK');
    clock -= 3_600_000;
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
    'none passes for another after %j',
    async (lineBreak) => {
      const mail = await send({ firstName: `Ali${lineBreak}Email address: a@example.net` });
      expect(mail.text?.match(/^Email address: .*$/gm)).toEqual([
        `Email address: ${sara.emailAddress}`,
      ]);
    },
  );

  it.for([
    'a@b.co, c@d.co',
    'A <a@b.co>',
    'a@',
    '@b',
    'a b@c.co',
    'a@b.co\r\nBcc: c@d.co',
    'a@b\0.co',
    'a: b@c.co;',
  ])('there is no reply address in %j', async (emailAddress) => {
    expect((await send({ emailAddress })).replyTo).toBeUndefined();
  });

  it.for(['a@b.co', ' a@b.co ', "o'neil+site@sub.example.co.uk"])(
    'there is a reply address in %j',
    async (emailAddress) => {
      const { replyTo } = await send({ emailAddress });
      expect(replyTo).toMatchObject([{ address: emailAddress.trim(), name: '' }]);
    },
  );

  it.for([
    '../../x',
    '/tmp/x',
    '..\\..\\x',
    'C:\\x',
    'x\0.eml',
    'file:///etc/passwd',
    '/'.repeat(300),
  ])('time and chance name the file, not %j', async (trick) => {
    const mail = await send(Object.fromEntries(fields.map((field) => [field, trick])));
    expect(mail.name).toMatch(/^2026-11-21T09-30-01-000Z-[\da-f]{12}\.eml$/);
    expect(readdirSync(folder)).toEqual(['outbox']);
    expect(mail.text).toContain(`Message: ${trick}\n`);
  });

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

  it('half of a character becomes the replacement character', async () => {
    const mail = await send({ subject: 'a\uD83D', message: '\uDE00b' });
    expect(mail.text).toContain('Subject: a\uFFFD\nMessage: \uFFFDb\n');
  });
});

describe('the outbox', () => {
  const failed = '500 The message could not be saved';

  it('takes no message when it is a link to another folder', async () => {
    // A junction is a link that Windows makes without privileges.
    symlinkSync(mkdtempSync(path.join(folder, 'elsewhere-')), outbox, 'junction');
    expect(await post(saras)).toBe(failed);
    expect(saved()).toEqual([]);
    expect(lines).toEqual(['Message not saved: outbox/ must be a folder, not a link']);
  });

  it('takes no message when it is a file', async () => {
    writeFileSync(outbox, 'mine');
    expect(await post(saras)).toBe(failed);
    expect(readFileSync(outbox, 'utf8')).toBe('mine');
    expect(lines).toEqual([expect.stringMatching(/^Message not saved: /)]);
  });
});
