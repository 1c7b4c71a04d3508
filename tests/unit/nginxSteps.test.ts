import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import { mailKeys } from '../../src/mail/mailOrigin';
import { cloneInto } from '../cloneInto';
import { isInstalled } from '../isInstalled';

const repository = path.join(import.meta.dirname, '../..');

const lacking = Object.entries({
  'Debian’s nginx': existsSync('/etc/nginx/sites-enabled/default'),
  'right to unshare': isInstalled('unshare', '--mount', '--net', 'ip', 'link', 'set', 'lo', 'up'),
  curl: isInstalled('curl', '--version'),
  openssl: isInstalled('openssl', 'version'),
  pgrep: isInstalled('pgrep', '--version'),
}).flatMap(([name, isHere]) => (isHere ? [] : [name]));
const skipped = lacking.length > 0 ? ` (skipped: no ${lacking.join(', no ')})` : '';

const readme = readFileSync(path.join(repository, 'src/hosting/README.md'), 'utf8');

/** The commands, or other words, that an expression finds in the README. Throws when it finds nothing. */
function inReadme(expression: RegExp): string {
  const found = expression.exec(readme)?.[1];
  if (found === undefined) throw new Error(`src/hosting/README.md has nothing like ${expression}`);
  return found;
}
const steps = inReadme(/publish the site, as root:\n\n```sh\n([^]+?)```/);
/** The README's steps for a second build. If an earlier stage has built the site (tests/stages.ts), the steps copy that build. */
const stepsOfOwn = process.env['BUILT']
  ? steps.replace('npm run build\n', `rm -r dist && cp -r ${repository}/dist dist\n`)
  : steps;
const back = inReadme(/`(npm run release -- \S+ --back)`/);
const check = inReadme(/`(npm run check -- https:[^`]+)`/);
const mailHost = inReadme(/of which the second is\s+`([^`]+)`/);
const releaseOption = inReadme(/add `(--changed)` to it/);
const [makeSettings, mailSettings] = [
  inReadme(/`(install [^`]+)` makes their file/),
  inReadme(/`nano ([^`]+)` writes them/),
];
const mailSteps = inReadme(/Three more steps start it:\n\n```sh\n([^]+?)```/);
const health = inReadme(/`(http:[^`]+\/health)` tells how it is/);

const message = {
  lib_version: '4.4.1',
  user_id: 'site',
  service_id: 'site',
  template_id: 'contact',
  template_params: { firstName: 'نورة', subject: 'A quote', message: '3 floors' },
};

/** The requests to the published site: each has a name and curl's arguments. */
const questions = {
  redirect: 'http://www.suood.example/about?a=b',
  otherRedirect: 'http://suood.example/about?a=b',
  otherName: 'https://suood.example/about?a=b',
  home: 'https://www.suood.example/',
  english: '--cookie i18next=en https://www.suood.example/contact',
  missing: 'https://www.suood.example/no-such-floor',
  mail: 'https://www.suood.example/api/v1.0/email/send',
  default: 'http://127.0.0.1/',
};

/**
 * Runs the README's steps with mounts and a network of its own, and so touches no nginx, folders or ports of this computer. Makes a
 * certificate where Let's Encrypt would put one, and runs the command of the systemd unit, because no systemd runs here.
 */
const script = `
set -eu
mount --make-rprivate /
ip link set lo up
own=$(mktemp -d)
trap 'jobs -p | xargs -r kill; nginx -s stop; rm -rf "$own"' EXIT
mkdir "$own/lib" "$own/srv" "$own/run" "$own/log"
cp -a /etc "$own/etc" && cp -a /var/lib/nginx "$own/lib" && mkdir -p "$own/etc/systemd/system" "$own/lib/suood-mail"
mount --bind "$own/etc" /etc && mount --bind "$own/lib" /var/lib && mount --bind "$own/log" /var/log/nginx
mkdir -p "$own/www/html" && echo 'The default site' > "$own/www/html/index.html" && mount --bind "$own/www" /var/www
mount --bind "$own/srv" /srv && mount --bind "$own/run" /run
echo 127.0.0.1 www.suood.example suood.example smtp.suood.example >> /etc/hosts
live=/etc/letsencrypt/live/www.suood.example && mkdir -p $live
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=suood.example -addext subjectAltName=DNS:www.suood.example,DNS:suood.example,DNS:smtp.suood.example \\
  -keyout $live/privkey.pem -out $live/fullchain.pem 2>/dev/null
export NODE_EXTRA_CA_CERTS=$live/fullchain.pem
ask() { curl -s -i --max-time 10 --retry 5 --retry-connrefused --cacert $live/fullchain.pem "$@"; }
within() { for _ in $(seq 150); do if "$@"; then return; fi; sleep 0.2; done; echo "In vain: $*" >&2; return 1; }
workersNow() { pgrep --parent "$(cat /run/nginx.pid)"; }
gone() { ! kill -0 "$@" 2>/dev/null; }
says() { local words=$1; shift; ask "$@" | grep -q "$words"; }
systemctl() {
  [ "$*" = "enable --now suood-mail" ]
  setting() { sed -n "s/^$1=//p" /etc/systemd/system/suood-mail.service; }
  (set -a; export $(setting Environment); . $(setting EnvironmentFile); cd "$(setting WorkingDirectory)"; exec $(setting ExecStart)) &
}
nginx
within says 'The default site' http://127.0.0.1/

workers=$(workersNow)
(
${steps}
)
nginx -t > answers/test 2>&1
within gone $workers
${Object.entries(questions)
  .map(([name, args]) => `ask ${args} > "answers/${name}"`)
  .join('\n')}
${check} > answers/check 2>&1 || true
tls() { openssl s_client -connect www.suood.example:443 -tls1_2 -cipher "$1" < /dev/null > /dev/null 2>&1 && echo "$1"; }
{ tls ECDHE-RSA-AES128-GCM-SHA256; tls ECDHE-RSA-CHACHA20-POLY1305; tls ECDHE-RSA-AES128-SHA; tls AES128-GCM-SHA256; } > answers/ciphers || true

rm .env
workers=$(workersNow)
(
${stepsOfOwn.replace(/npm run --silent host nginx.*/, mailHost).trimEnd()} ${releaseOption}
)
node --import tsx ${repository}/tests/mailAccount.ts 465 $live/fullchain.pem $live/privkey.pem answers/email &
${makeSettings}
printf '%s\\n' SMTP_URL=smtps://website:p%40ss@smtp.suood.example:465 MAIL_TO=sales@suood.example > ${mailSettings}
${mailSteps}
within gone $workers && within says '405' https://www.suood.example/api/v1.0/email/send
${check} > answers/checkOfOwn 2>&1 || true
ask https://www.suood.example/api/v1.0/email/send --json '${JSON.stringify(message)}' > answers/sent
within test -s answers/email
within says '"queued":0' ${health}
ask ${health} > answers/health
${back} ${releaseOption} > answers/back
`;

describe.skipIf(lacking.length > 0)(
  `the README’s steps, in a fresh clone on Debian${skipped}`,
  () => {
    let clone: string;
    beforeAll(() => {
      clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
      cloneInto(clone);
      symlinkSync(path.join(repository, 'node_modules'), path.join(clone, 'node_modules'));
      writeFileSync(path.join(clone, '.env'), mailKeys.map((key) => `${key}=x\n`).join(''));
      execFileSync('mkdir', [path.join(clone, 'answers')]);
      execFileSync('unshare', ['--mount', '--net', 'bash', '-c', script], {
        cwd: clone,
        stdio: 'pipe',
      });
    }, 300_000);
    afterAll(() => rmSync(clone, { recursive: true, force: true }));

    const answer = (name: string) => readFileSync(path.join(clone, 'answers', name), 'utf8');

    it('the README has four steps for nginx', () => {
      expect(steps.trim().split('\n')).toHaveLength(4);
    });

    const allRight = /All \d+ answers of https:\/\/www\.suood\.example are right\.$/m;

    it.each([
      ['write what nginx has nothing to say against', 'test', /^(?!.*(warn|error|emerg))/s],
      [
        'refuse ciphers without forward secrecy',
        'ciphers',
        /^ECDHE-RSA-AES128-GCM-SHA256\nECDHE-RSA-CHACHA20-POLY1305\n$/,
      ],
      ['lead back to the release before', 'back', /Release 1 is published again\./],
      ['say 404 for what is not there', 'missing', /^HTTP\/2 404 /],
      ['say 404 for the mail service, where the keys of EmailJS are set', 'mail', /^HTTP\/2 404 /],
      ['leave other names to the default site', 'default', /The default site/],
      ['leave nothing that the check finds wrong', 'check', allRight],
      ['leave nothing wrong with the mail service of our own', 'checkOfOwn', allRight],
      ['start a mail service that says how it is', 'health', /^HTTP\/1.1 200 /],
    ])('%s', (_, name, expected) => {
      expect(answer(name)).toMatch(expected);
    });

    it('the README’s steps redirect plain HTTP and the name without www. to the same path over TLS', () => {
      for (const name of ['redirect', 'otherRedirect', 'otherName']) {
        expect(answer(name)).toMatch(/^HTTP\/\S+ 301 /);
        expect(answer(name)).toMatch(/^Location: https:\/\/www\.suood\.example\/about\?a=b\r$/im);
      }
    });

    it('the README’s steps publish the pages over TLS in both languages, with the policy of the build', () => {
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

    it('the README’s steps bring a message over TLS to the mail account', async () => {
      expect(answer('sent')).toMatch(/^HTTP\/2 200 [^]*\r\n\r\nOK$/);
      const email = await PostalMime.parse(answer('email'));
      expect(email.subject).toBe('A quote');
      expect(email.to?.map(({ address }) => address)).toEqual(['sales@suood.example']);
      expect(email.text).toContain('First name: نورة\n');
      expect(email.text).toContain('Message: 3 floors\n');
    });
  },
);
