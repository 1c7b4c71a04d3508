import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import { mailKeys } from '../../src/mail/missingMailKeys';

const repository = path.join(import.meta.dirname, '../..');
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const isDebian =
  existsSync('/etc/nginx/sites-enabled/default') &&
  has('unshare', '--mount', '--net', 'ip', 'link', 'set', 'lo', 'up') &&
  has('curl', '--version');

/** The README's commands, as they stand there. */
const steps = /as root:\n\n```sh\n([^]+?)```/.exec(
  readFileSync(path.join(repository, 'README.md'), 'utf8'),
)?.[1];

/** What is asked of the published site: a name, and curl's arguments. */
const questions = {
  redirect: 'http://suood.example/about?a=b',
  home: 'https://suood.example/',
  english: '--cookie i18next=en https://suood.example/contact',
  missing: 'https://suood.example/no-such-floor',
  mail: 'https://suood.example/api/v1.0/email/send',
  default: 'http://127.0.0.1/',
};

/**
 * Runs in mounts and a network of its own, so that the machine's nginx, its folders and its ports stay as they are. The certificate
 * is made here; its place is Let's Encrypt's.
 */
const script = `
set -eu
mount --make-rprivate /
ip link set lo up
own=$(mktemp -d)
trap 'nginx -s stop; rm -rf "$own"' EXIT
cp -a /etc "$own/etc" && mount --bind "$own/etc" /etc
mkdir "$own/srv" "$own/run" "$own/log"
mount --bind "$own/srv" /srv && mount --bind "$own/run" /run && mount --bind "$own/log" /var/log/nginx
live=/etc/letsencrypt/live/suood.example && mkdir -p $live
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=suood.example -addext subjectAltName=DNS:suood.example \\
  -keyout $live/privkey.pem -out $live/fullchain.pem 2>/dev/null
nginx
for turn in first again; do
${steps}
done
ask() { curl -s -i --max-time 10 --retry 5 --retry-connrefused --cacert $live/fullchain.pem --resolve suood.example:80:127.0.0.1 --resolve suood.example:443:127.0.0.1 "$@"; }
sleep 1
${Object.entries(questions)
  .map(([name, args]) => `ask ${args} > "answers/${name}"`)
  .join('\n')}
`;

describe.skipIf(!isDebian)('the five steps of the README, in a fresh clone on Debian', () => {
  let clone: string;
  beforeAll(() => {
    clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
    const files = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      {
        cwd: repository,
        encoding: 'utf8',
      },
    );
    for (const file of files.split('\0').filter((name) => name && !name.startsWith('tests/')))
      if (existsSync(path.join(repository, file)))
        cpSync(path.join(repository, file), path.join(clone, file));
    symlinkSync(path.join(repository, 'node_modules'), path.join(clone, 'node_modules'));
    writeFileSync(path.join(clone, '.env'), mailKeys.map((key) => `${key}=x\n`).join(''));
    execFileSync('mkdir', [path.join(clone, 'answers')]);
    execFileSync('unshare', ['--mount', '--net', 'bash', '-c', script], {
      cwd: clone,
      stdio: 'pipe',
    });
  }, 120_000);
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  const answer = (name: keyof typeof questions) =>
    readFileSync(path.join(clone, 'answers', name), 'utf8');

  it('are five', () => {
    expect(steps?.trim().split('\n')).toHaveLength(5);
  });

  it('lead plain HTTP to TLS, with the path', () => {
    expect(answer('redirect')).toMatch(/^HTTP\/1.1 301 /);
    expect(answer('redirect')).toMatch(/^Location: https:\/\/suood\.example\/about\?a=b\r$/m);
  });

  it('publish the pages over TLS in both languages, with the policy of the build', () => {
    const home = answer('home');
    expect(home).toMatch(/^HTTP\/2 200 /);
    expect(home).toContain('<html lang="ar" dir="rtl"');
    expect(home).toContain(arabic.Copywrite);
    expect(home).toMatch(
      /^content-security-policy: .*connect-src 'self' https:\/\/api\.emailjs\.com;/m,
    );
    expect(home).toMatch(/^strict-transport-security: max-age=63072000\r$/m);
    expect(answer('english')).toContain('<html lang="en" dir="ltr"');
  });

  it('say 404 for what is not there', () => {
    expect(answer('missing')).toMatch(/^HTTP\/2 404 /);
    expect(answer('mail')).toMatch(/^HTTP\/2 404 /);
  });

  it('leave other names to the default site', () => {
    expect(answer('default')).toContain('Welcome to nginx!');
  });
});
