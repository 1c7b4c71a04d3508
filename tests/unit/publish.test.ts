import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeholders } from '../../src/build/placeholders';
import { mailKeys } from '../../src/mail/missingMailKeys';
import { CommandError } from '../../src/server/runCommand';
import { hostOptions } from '../../src/server/hostOptions';
import { SmallSite } from '../SmallSite';

vi.setConfig({ testTimeout: 30_000 });

let site: SmallSite;
beforeEach(() => {
  site = new SmallSite();
});
afterEach(() => site.remove());

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

const allKeys = Object.fromEntries(mailKeys.map((key) => [key, 'x']));
const [firstKey, ...otherKeys] = mailKeys;
const someKeys = `EmailJS cannot send without ${otherKeys.join(' and ')}: set all three keys, or none (.env.example)\n`;

describe('npm run build', () => {
  it('says loudly that the form cannot send, and which placeholders are left', async () => {
    const { code, errors } = await site.run('build').exit;
    expect(code).toBe(0);
    expect(errors).toContain('NOT READY TO SEND: this build has no keys of EmailJS');
    expect(errors).toContain('NOT READY TO PUBLISH: 10 placeholders are left.');
    for (const line of placeholders()) expect(errors).toContain(`  ${line}\n`);
  });

  it('refuses some of the keys and names the missing, before it builds', async () => {
    expect(await site.run('build', { [firstKey]: 'x' }).exit).toEqual({
      code: 1,
      output: '',
      errors: someKeys,
    });
  });

  it('has nothing to say about the mail with all keys', async () => {
    const { code, errors } = await site.run('build', allKeys).exit;
    expect([code, errors]).toEqual([0, expect.not.stringContaining('NOT READY TO SEND')]);
  });
});

it('A value of the company is no placeholder', () => {
  const own = ['https://www.lifts.sa', 'info@lifts.sa', '+966 11 234 5678', '966551234567'];
  expect(placeholders({ file: own })).toEqual([]);
  expect(placeholders({ file: ['+966 11 000 0000'] })).toEqual(['file: +966 11 000 0000']);
});

describe('npm run host', () => {
  let bare: SmallSite;
  let keyed: SmallSite;
  beforeAll(async () => {
    [bare, keyed] = [new SmallSite(), new SmallSite()];
    await bare.run('build').exit;
    await keyed.run('build', allKeys).exit;
  }, 60_000);
  afterAll(async () => {
    await bare.remove();
    await keyed.remove();
  });

  const hostNginx = async (...flags: string[]) =>
    bare.run('host', {}, 'nginx', '--without-mail', ...flags).exit;

  it('refuses a build without keys, unless told so', async () => {
    const refused = await bare.run('host', {}, 'nginx', '--http').exit;
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain(`Set ${mailKeys.join(', ')} and build again`);
    const told = await bare.run('host', {}, 'nginx', '--http', '--without-mail').exit;
    expect(told).toMatchObject({ code: 0, errors: '' });
    expect(told.output).toContain('server {');
  });

  it('refuses some of the keys', async () => {
    expect(await bare.run('host', { [firstKey]: 'x' }, 'nginx', '--http').exit).toEqual({
      code: 1,
      output: '',
      errors: someKeys,
    });
  });

  it('reads the policy from the build, whatever the keys are now', async () => {
    const { code, output } = await keyed.run('host', {}, 'nginx', '--http').exit;
    expect([code, output]).toEqual([
      0,
      expect.stringContaining("connect-src 'self' https://api.emailjs.com;"),
    ]);
  });

  it('refuses a policy that is not that of the pages', async () => {
    await site.run('build', allKeys).exit;
    const page = readFileSync(path.join(site.folder, 'dist/index.html'), 'utf8');
    site.write('dist/index.html', page.replace('</head>', '<script>other()</script></head>'));
    const { code, errors } = await site.run('host', {}, 'caddy').exit;
    expect([code, errors]).toEqual([
      1,
      'The policy in dist/_headers is not that of the pages beside it: build anew\n',
    ]);
  });

  it('says in one line that there is no build', async () => {
    expect(await site.run('host', {}, 'nginx', '--http').exit).toEqual({
      code: 1,
      output: '',
      errors: 'There is no whole build in dist: run `npm run build` first\n',
    });
  });

  it('needs a domain, or to be told that there is none', async () => {
    expect((await hostNginx()).errors).toContain('nginx needs --name <domain>, or --http');
    const { code, output } = await hostNginx('--name', 'suood.example', '--root', '/srv/suood');
    expect(code).toBe(0);
    expect(output).toContain('return 301 https://suood.example$request_uri;');
    expect(output).toContain(
      'ssl_certificate "/etc/letsencrypt/live/suood.example/fullchain.pem";',
    );
    expect(output).not.toContain('brotli');
  });

  it('writes an odd folder as one value', async () => {
    const { output } = await hostNginx('--http', '--root', '/srv/su ood; autoindex on');
    expect(output).toContain('\n\troot "/srv/su ood; autoindex on";\n');
  });

  it.each([
    [['--root', '/srv/$host']],
    [['--root', '/srv/"; autoindex on; #']],
    [['--root', '/srv/a\nautoindex on;']],
    [['--root', '/srv/{a}']],
    [['--root', 'srv']],
    [['--key', '/srv/$key']],
    [['--name', 'suood.example; autoindex on']],
    [['--name', 'localhost']],
    [['--address', ':80 {']],
    [['--port', '80 default_server']],
    [['--port', '0x50']],
    [['--mail-port', '70000']],
  ])('refuses %j, which no configuration could hold', (args) => {
    expect(() => hostOptions(['nginx', ...args])).toThrow(CommandError);
    expect(() => hostOptions(['nginx'])).not.toThrow();
  });

  it('passes messages on to the mail service, for a build without keys', async () => {
    for (const flags of [['nginx', '--http'], ['caddy']]) {
      const { code, output } = await bare.run('host', {}, ...flags, '--mail-port', '4180').exit;
      expect([code, output]).toEqual([0, expect.stringContaining('127.0.0.1:4180')]);
    }
  });

  it('asks browsers for HTTPS on all subdomains only when told so', async () => {
    const plain = await keyed.run('host', {}, 'caddy').exit;
    expect(plain.output).toContain('Strict-Transport-Security "max-age=63072000"');
    const preload = await keyed.run('host', {}, 'caddy', '--preload').exit;
    expect(preload.output).toContain('"max-age=63072000; includeSubDomains; preload"');
  });

  it.skipIf(!hasSystemd)('writes a systemd unit that systemd understands', async () => {
    const { code, output } = await site.run('host', {}, 'systemd', '--root', site.folder).exit;
    expect(code).toBe(0);
    expect(output).toContain(`WorkingDirectory=${site.folder}\n`);
    site.write('suood-mail.service', output);
    const unit = path.join(site.folder, 'suood-mail.service');
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
  });
});
