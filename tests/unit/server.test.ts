import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOptions } from '../../src/server/readOptions';
import { translationsPlugin } from '../../src/prerender/translationsPlugin';
import { contentSecurityPolicy } from '../../src/hosting/contentSecurityPolicy';
import { freePort } from '../freePort';
import { postMessage } from '../postMessage';
import { SmallSite } from '../SmallSite';

let small: SmallSite;
let site: string;

beforeEach(() => {
  small = new SmallSite();
  site = small.folder;
});
afterEach(() => small.remove());

/** Listens on a port until the test ends. */
async function occupy(host: string) {
  const server = net.createServer().listen(0, host);
  await once(server, 'listening');
  small.atEnd(() => once(server.close(), 'close'));
  return (server.address() as AddressInfo).port;
}

const post = async (port: string) =>
  (await postMessage(`http://localhost:${port}`, { message: 'مرحبا' })).status;

async function openVite() {
  const vite = await createServer({
    configFile: false,
    root: site,
    logLevel: 'silent',
    plugins: [translationsPlugin()],
    server: { middlewareMode: true, ws: false },
  });
  small.atEnd(() => vite.close());
  return vite;
}

/** The result of a command that prints one line of error instead of starting a server. */
const ends = (line: string) => ({ code: 1, output: '', errors: `${line}\n` });

describe.each([
  ['start', 'npm start', '--no-build, --host', 'SIGINT'],
  ['dev', 'npm run dev', '--host', 'SIGTERM'],
] as const)('the command %s', (command, name, flags, signal) => {
  it('the command says in one line that the port is in use', async () => {
    const port = await occupy(command === 'start' ? '127.0.0.1' : '::1');
    expect(await small.run(command, { PORT: String(port) }).exit).toEqual(
      ends(`Port ${port} is in use. Choose another: PORT=${port + 1} ${name}`),
    );
  });

  it('the command answers an unknown option with one line that names the known options', async () => {
    expect(await small.run(command, {}, '--prot').exit).toEqual(
      ends(`Unknown option "--prot". Known: ${flags}`),
    );
  });

  it(`the command serves the site with its mail until ${signal}`, async () => {
    const port = String(await freePort());
    const server = small.run(command, { PORT: port });
    await server.prints(`Suood Elevators: http://localhost:${port}\n`);
    const hosts = ['127.0.0.1', '[::1]', 'localhost'];
    const pages = await Promise.all(
      hosts.map(async (host) => (await fetch(`http://${host}:${port}/about`)).text()),
    );
    expect(pages).toEqual(hosts.map(() => expect.stringContaining('<body>Suood')));

    expect(await post(port)).toBe(200);
    await server.prints('Message saved: outbox');
    const { code, errors, output } = await server.stop(signal);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('Mail: embedded, messages are saved to outbox/\n');
    const [, file = ''] = /^Message saved: (.+)$/m.exec(output) ?? [];
    expect(readFileSync(path.join(site, file), 'utf8')).toContain(
      '\nTo: support@suood.example\r\n',
    );
  });
});

describe('the command start', () => {
  it('npm start says in one line that the port was taken during the build', async () => {
    const port = String(await freePort());
    const config = readFileSync(path.join(site, 'vite.config.ts'), 'utf8');
    small.write(
      'vite.config.ts',
      `import net from 'node:net';
      const closeBundle = () => new Promise((done) => net.createServer().listen(${port}, '127.0.0.1', done));
      ${config.replace('...config, plugins', "...config, plugins: [...plugins, { name: 'rival', closeBundle }]")}`,
    );
    expect(await small.run('start', { PORT: port }).exit).toMatchObject({
      code: 1,
      errors: `Port ${port} is in use. Choose another: PORT=${Number(port) + 1} npm start\n`,
    });
  });

  it('npm start --no-build serves what is in dist/', async () => {
    const port = String(await freePort());
    small.write('dist/index.html', 'built before');
    small.write(
      'dist/_headers',
      `/*\n  Content-Security-Policy: ${contentSecurityPolicy('built before')}\n`,
    );
    await small.run('start', { PORT: port }, '--no-build').prints(`http://localhost:${port}`);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('built before');
  });

  it('npm start --no-build says in one line that dist/ is empty', async () => {
    expect(await small.run('start', { PORT: String(await freePort()) }, '--no-build').exit).toEqual(
      ends('There is nothing in dist/ to serve: leave --no-build out once'),
    );
  });

  it('npm start leaves the mail to EmailJS when all its keys are set', async () => {
    const port = String(await freePort());
    const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((key) => `VITE_EMAILJS_${key}=x`);
    small.write('.env', keys.join('\n'));
    const server = small.run('start', { PORT: port });
    await server.prints('Suood Elevators: ');
    expect(await post(port)).toBe(404);
    expect((await server.stop('SIGTERM')).output).toContain('Mail: EmailJS\n');
  });

  it('npm start names the keys of EmailJS that are missing', async () => {
    const port = String(await freePort());
    const server = small.run('start', { PORT: port, VITE_EMAILJS_SERVICE_ID: 'x' });
    await server.prints('Suood Elevators: ');
    expect(await post(port)).toBe(404);
    expect((await server.stop('SIGTERM')).errors).toBe(
      'Mail: EmailJS, but it cannot send without VITE_EMAILJS_PUBLIC_KEY and VITE_EMAILJS_TEMPLATE_ID\n',
    );
  });
});

describe('the command dev', () => {
  it('npm run dev serves no message from outbox/', async () => {
    const port = String(await freePort());
    small.write('outbox/message.eml', 'private');
    await small.run('dev', { PORT: port }).prints('Suood Elevators: ');
    const files = ['outbox/message.eml', 'outbox/message.eml?raw', `@fs${site}/outbox/message.eml`];
    const answers = await Promise.all(
      files.map(async (file) => (await fetch(`http://localhost:${port}/${file}`)).text()),
    );
    expect(answers).toEqual(files.map(() => expect.not.stringContaining('private')));
  });
});

describe('PORT', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.for(['0', '65536', 'abc', '-1', '80.5', '1e3', '0x50', ' 80'])(
    'is refused when it is no port number: %j',
    (PORT) => {
      vi.stubEnv('PORT', PORT);
      expect(() => readOptions(4173, [])).toThrow(
        /^PORT must be a whole number from 1 to 65535, not "/,
      );
    },
  );

  it.for([
    ['1', 1],
    ['65535', 65_535],
    ['', 4173],
  ] as const)('is read: %j', ([PORT, port]) => {
    vi.stubEnv('PORT', PORT);
    vi.spyOn(process, 'argv', 'get').mockReturnValue([]);
    expect(readOptions(4173, []).port).toBe(port);
  });
});

describe('npm run inspect', () => {
  it('npm run inspect serves the site, and opens the inspector and a page that it watches', async () => {
    const opened = path.join(site, 'opened.txt');
    small.write(
      'browser.js',
      `import { appendFileSync } from 'node:fs';
      appendFileSync(${JSON.stringify(opened)}, process.argv[2] + ' ');`,
    );
    small.write('opened.txt', '');
    const port = String(await freePort());
    const server = small.run('inspect', { PORT: port, BROWSER: path.join(site, 'browser.js') });
    await server.prints(`State inspector: http://localhost:${port}/inspector.html`);
    await vi.waitFor(
      () =>
        expect(readFileSync(opened, 'utf8').trim().split(' ').toSorted()).toEqual([
          expect.stringMatching(/\/\?inspect=local$/),
          expect.stringMatching(/\/inspector\.html$/),
        ]),
      { timeout: 50_000 },
    );
    const { code } = await server.stop('SIGINT');
    expect(code).toBe(0);
  });
});

describe('the translations', () => {
  it('the translations stand in the page as one data block that no text can break out of', async () => {
    const vite = await openVite();
    const page = await vite.transformIndexHtml(
      '/',
      '<html><head><meta charset="utf-8" /></head></html>',
    );
    const block = /<script type="application\/json" id="translations">(.*?)<\/script>/.exec(page);
    expect(JSON.parse(block?.[1] ?? '')).toEqual({
      ar: { App_Name: 'صعود' },
      en: { App_Name: '</script><b>Suood</b>' },
    });
    expect(page.indexOf('charset')).toBeLessThan(page.indexOf('App_Name'));
  });

  it.for(['ar', 'en'])('reload the page when those in %s change', async (language) => {
    const vite = await openVite();
    const send = vi.spyOn(vite.ws, 'send');
    let changes = 0;
    await vi.waitFor(
      () => {
        small.write(
          `public/locales/${language}/translation.json`,
          `{ "changes": ${(changes += 1)} }`,
        );
        expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
      },
      { timeout: 50_000, interval: 100 },
    );
  });

  it('an error names the file of translations that cannot be read', async () => {
    small.write('public/locales/en/translation.json', '{');
    const vite = await openVite();
    await expect(vite.transformIndexHtml('/', '<html></html>')).rejects.toThrow(
      /Cannot read the translations in .+\/en\/translation\.json/,
    );
  });
});
