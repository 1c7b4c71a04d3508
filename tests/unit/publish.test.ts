import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeholders } from '../../src/prerender/placeholders';
import { isSiteAddress } from '../../src/hosting/otherName';
import { mailKeys } from '../../src/mail/mailOrigin';
import { CommandError } from '../../src/server/runCommand';
import { hostOptions } from '../../src/server/hostOptions';
import { freePort } from '../freePort';
import { isInstalled } from '../isInstalled';
import { MailServer } from '../MailServer';
import { postMessage } from '../postMessage';
import { SmallSite } from '../SmallSite';

const hasSystemd = isInstalled('systemd-analyze', '--version');
const allKeys = Object.fromEntries(mailKeys.map((key) => [key, 'x']));
const [firstKey, ...otherKeys] = mailKeys;

/** The result of a command that prints one line of error and does nothing. */
const refuses = (errors: string) => ({ code: 1, output: '', errors: `${errors}\n` });
const someKeys = refuses(
  `EmailJS cannot send without ${otherKeys.join(' and ')}: set all three keys, or none (.env.example)`,
);

/** A site that is not built, one that was built without keys of EmailJS, and one with all of them. */
const [unbuilt, bare, keyed] = [new SmallSite(), new SmallSite(), new SmallSite()];
let builds: Awaited<ReturnType<SmallSite['run']>['exit']>[];
beforeAll(async () => {
  builds = [await bare.run('build').exit, await keyed.run('build', allKeys).exit];
});
afterAll(() => Promise.all([unbuilt, bare, keyed].map((site) => site.remove())));

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const host = (site: SmallSite, ...flags: string[]) => site.run('host', {}, ...flags).exit;
const hostBare = (...flags: string[]) => host(bare, 'nginx', '--without-mail', ...flags);

describe('npm run build', () => {
  it('npm run build says that a form without keys cannot send, and which placeholders are left', () => {
    const [build] = builds;
    expect(build?.code).toBe(0);
    expect(build?.errors).toContain('NOT READY TO SEND: this build has no keys of EmailJS');
    expect(build?.errors).toContain('NOT READY TO PUBLISH: 10 placeholders are left.');
    for (const line of placeholders()) expect(build?.errors).toContain(`  ${line}\n`);
  });

  it('npm run build bundles the mail service into one file, which needs nothing but Node to send', async () => {
    const mail = new MailServer();
    await mail.start();
    bare.atEnd(() => mail.stop());
    const PORT = String(await freePort());
    const env = { PORT, SMTP_URL: mail.url, MAIL_TO: 'sales@suood.example' };
    await bare.run('dist-server/serveMail.mjs', env).prints('Mail service: ');
    const answer = await postMessage(`http://127.0.0.1:${PORT}`, {}, { Prefer: 'wait' });
    expect([answer.status, mail.accepted.length]).toEqual([200, 1]);
  });

  it('npm run build prints no warning about mail when all keys are set', () => {
    expect(builds[1]?.code).toBe(0);
    expect(builds[1]?.errors).not.toContain('NOT READY TO SEND');
  });

  it('npm run build refuses to build with only some of the keys, and names the missing ones', async () => {
    expect(await unbuilt.run('build', { [firstKey]: 'x' }).exit).toEqual(someKeys);
  });

  it.each([
    ['https://www.lifts.sa', true],
    ['https://lifts.com.sa', true],
    ['https://www.lifts.sa/', false],
    ['http://www.lifts.sa', false],
    ['www.lifts.sa', false],
    ['https://www.lifts.sa:8443', false],
    ['https://www.Lifts.sa', false],
  ])('takes %s for the address of a site: %s', (address, isRight) => {
    expect(isSiteAddress(address)).toBe(isRight);
  });

  it('npm run build does not mistake the company’s values for placeholders', () => {
    const own = ['https://www.lifts.sa', 'info@lifts.sa', '+966 11 234 5678', '966551234567'];
    expect(placeholders({ file: own })).toEqual([]);
    expect(placeholders({ file: ['+966 11 000 0000'] })).toEqual(['file: +966 11 000 0000']);
  });
});

describe('npm run host', () => {
  it('npm run host refuses a build that cannot send, unless an option allows it', async () => {
    const refused = await host(bare, 'nginx', '--http');
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain(`Set ${mailKeys.join(', ')} and build again`);
    const told = await hostBare('--http');
    expect(told).toMatchObject({ code: 0, errors: '' });
    expect(told.output).toContain('server {');
    expect(await bare.run('host', { [firstKey]: 'x' }, 'nginx', '--http').exit).toEqual(someKeys);
  });

  it('npm run host says in one line that there is no build', async () => {
    expect(await host(unbuilt, 'nginx', '--http')).toEqual(
      refuses('There is no whole build in dist: run `npm run build` first'),
    );
  });

  it('npm run host requires a domain, or an option that says that there is none', async () => {
    expect((await hostBare()).errors).toContain('nginx needs --name <domain>, or --http');
    const { code, output } = await hostBare('--name', 'suood.example', '--root', '/srv/suood');
    expect(code).toBe(0);
    expect(output).toContain('return 301 https://suood.example$request_uri;');
    expect(output).toContain(
      'ssl_certificate "/etc/letsencrypt/live/suood.example/fullchain.pem";',
    );
    expect(output).not.toContain('brotli');
    for (const other of [
      ['nginx', '--name'],
      ['caddy', '--address'],
    ])
      expect((await host(keyed, ...other, 'www.suood.example')).errors).toBe(
        'The pages in dist/ say that their address is https://suood.example, not https://www.suood.example: give that name, or change src/content/siteAddress.ts and build again\n',
      );
  });

  it.each([
    ['1.22.1', 'listen 443 ssl http2;', 'http2 on;'],
    ['1.26.3', 'http2 on;', 'ssl http2;'],
  ])('asks for HTTP/2 in the words of nginx %s', async (version, words, others) => {
    bare.write('bin/nginx', `#!/bin/sh\necho 'nginx version: nginx/${version}' >&2\n`);
    chmodSync(path.join(bare.folder, 'bin/nginx'), 0o755);
    const PATH = `${bare.folder}/bin:${process.env['PATH']}`;
    const flags = ['nginx', '--name', 'suood.example', '--without-mail'];
    const { output } = await bare.run('host', { PATH }, ...flags).exit;
    expect(output.split(words)).toHaveLength(3);
    expect(output).not.toContain(others);
  });

  it('npm run host quotes the path of a folder with spaces and semicolons', async () => {
    const { output } = await hostBare('--http', '--root', '/srv/su ood; autoindex on');
    expect(output).toContain('\n\tinclude "/srv/su ood; autoindex on/current/nginx.conf";\n');
  });

  it.each([
    [['--root', '/srv/$host']],
    [['--root', '/srv/"; autoindex on; #']],
    [['--root', '/srv/a\nautoindex on;']],
    [['--root', '/srv/{a}']],
    [['--root', '/srv/*']],
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

  it.each([['nginx', '--http'], ['caddy']])(
    'passes messages on to the mail service, for a build without keys: %s',
    async (...flags) => {
      const { code, output } = await host(bare, ...flags, '--mail-port', '4180');
      expect([code, output]).toEqual([0, expect.stringContaining('127.0.0.1:4180')]);
    },
  );

  it('npm run host asks browsers for HTTPS on all subdomains only with --preload', async () => {
    const plain = await host(keyed, 'caddy');
    expect(plain.output).toContain('Strict-Transport-Security "max-age=63072000"');
    const preload = await host(keyed, 'caddy', '--preload');
    expect(preload.output).toContain('"max-age=63072000; includeSubDomains; preload"');
  });

  it('npm run host refuses to run a service from a home folder', async () => {
    const { code, errors } = await host(unbuilt, 'systemd', '--root', '/root/suood');
    expect([code, errors]).toEqual([1, expect.stringContaining('outside of home folders')]);
  });

  it.skipIf(!hasSystemd)(
    'writes systemd units that systemd understands, and that may do little',
    async () => {
      const names = ['suood-mail.service', 'suood-mail-alert.service'];
      const units = names.map((name) => path.join(unbuilt.folder, name));
      for (const [index, kind] of ['systemd', 'systemd-alert'].entries()) {
        const { code, output } = await host(unbuilt, kind);
        expect(code).toBe(0);
        unbuilt.write(names[index] ?? '', output);
      }
      expect(readFileSync(units[0] ?? '', 'utf8')).toContain(
        `WorkingDirectory=${unbuilt.folder}\n`,
      );
      const { status, stderr } = analyze('verify', ...units);
      expect([status, stderr]).toEqual([0, '']);
      // `systemd-analyze` rates a unit from 0 to 100: the more the unit may do, the higher the number.
      for (const unit of units)
        expect(analyze('security', '--offline=true', '--threshold=15', unit)).toMatchObject({
          status: 0,
          stdout: expect.stringMatching(/Overall exposure level/),
        });
    },
  );
});

const release = () => keyed.run('release', {}, 'srv', '--reload', 'true').exit;

describe('npm run release', () => {
  it('npm run release takes the policy from the build, and refuses a policy that does not fit the pages', async () => {
    const { code, output } = await release();
    expect([code, output]).toEqual([
      0,
      'Release 1 is published: https://suood.example, with a form that sends to https://api.emailjs.com.\n',
    ]);
    const file = path.join(keyed.folder, 'srv/current/nginx.conf');
    const policy = "connect-src 'self' https://api.emailjs.com;";
    expect(readFileSync(file, 'utf8')).toContain(policy);
    // A release that was made by other code, with another policy, holds no next one up.
    const headers = path.join(keyed.folder, 'srv/current/site/_headers');
    writeFileSync(headers, readFileSync(headers, 'utf8').replaceAll("worker-src 'self'; ", ''));
    expect((await release()).code).toBe(0);
    const page = readFileSync(path.join(keyed.folder, 'dist/index.html'), 'utf8');
    keyed.write('dist/index.html', page.replace('</head>', '<script>other()</script></head>'));
    const refused = refuses(
      'The policy in dist/_headers is not that of the pages beside it: build anew',
    );
    expect([await release(), await host(keyed, 'caddy')]).toEqual([refused, refused]);
  });
});
