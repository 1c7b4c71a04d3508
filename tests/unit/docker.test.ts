import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneInto } from '../cloneInto';
import { isInstalled } from '../isInstalled';

const repository = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(repository, 'src/hosting', file), 'utf8');
const isHere =
  isInstalled('caddy', 'version') &&
  isInstalled('wget', '--version') &&
  isInstalled('unshare', '--mount', '--net', 'ip', 'link', 'set', 'lo', 'up');

/** Turns each kind of instruction in the Dockerfile into shell commands. `$context` is the build context of `docker build`. */
const kinds: Readonly<Record<string, (rest: string) => string>> = {
  FROM: () => '',
  WORKDIR: (folder) => `mkdir -p ${folder} && cd ${folder}`,
  COPY: (rest) => {
    const [, from, source, target] = /^(--from=build )?(.+) (\S+)$/.exec(rest) ?? [];
    // The step copies from an earlier image. Here one folder stands for both images, so the files must already be at that path.
    return from
      ? `test -e ${source} && test ${source} = ${target}`
      : `(cd "$context" && cp -a --parents ${source} $OLDPWD/${target})`;
  },
  RUN: (rest) => {
    const [, secret = '', command = ''] =
      /^(?:--mount=type=secret,id=env,target=(\S+) )?(.*)$/.exec(rest) ?? [];
    return secret ? `cp "$context/.env" ${secret} && ${command} && rm ${secret}` : command;
  },
  USER: () => '',
  ENV: (rest) => `export ${rest}`,
  CMD: (rest) => `set -a; . "$context/.env"; set +a; ${(JSON.parse(rest) as string[]).join(' ')} &`,
};

const dockerfile = read('Dockerfile')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, kind = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    return kinds[kind]?.(rest) ?? `echo "Unknown: ${line}" >&2; exit 1`;
  })
  .join('\n')
  // Replaces slow steps, which have their own tests, and leaves out the user "node", who does not exist here.
  .replace('\nnpm ci\n', `\nln -s ${repository}/node_modules node_modules\n`)
  .replace('-o node -g node ', '')
  .replace(
    'npm run build &&',
    process.env['BUILT'] ? `cp -r ${repository}/dist ${repository}/dist-server . &&` : '$&',
  );

const compose = read('compose.yaml');
const [, caddyHealth = ''] = /test: \['CMD', (.*)\]/.exec(compose) ?? [];
const [, mailHealth = ''] = /- -e\n\s+- (.*)/.exec(compose) ?? [];

const script = `
set -eu
mount --make-rprivate / && ip link set lo up
own=$(mktemp -d)
trap 'jobs -p | xargs -r kill; wait; rm -rf "$own"' EXIT
mkdir "$own/opt" "$own/srv" "$own/lib" && cp -a /etc "$own/etc" && rm -rf "$own/etc/caddy"
mount --bind "$own/etc" /etc && mount --bind "$own/srv" /srv && mount --bind "$own/opt" /opt && mount --bind "$own/lib" /var/lib
echo 127.0.0.1 www.suood.example suood.example >> /etc/hosts
within() { for _ in $(seq 150); do if "$@"; then return; fi; sleep 0.1; done; echo "In vain: $*" >&2; return 1; }
context=$PWD
${dockerfile}
export HOME=$own
{ printf '{\\nlocal_certs\\nskip_install_trust\\n}\\n'; cat /etc/caddy/Caddyfile; } > "$own/Caddyfile"
caddy run --config "$own/Caddyfile" --adapter caddyfile 2> "$own/caddy.log" &
within curl -ksf --max-time 5 https://www.suood.example/about -o "$context/answers-page"
curl -ks --cookie i18next=en https://www.suood.example/about > "$context/answers-english"
curl -sI 'http://www.suood.example/about?a=b' > "$context/answers-redirect"
curl -ksI 'https://suood.example/about?a=b' > "$context/answers-otherName"
within node -e "${mailHealth.replaceAll('"', String.raw`\"`)}" && ${caddyHealth.replaceAll(/[',]/g, '')}
curl -ks -H 'Content-Type: application/json' --data '{"user_id":"a","service_id":"b","template_id":"c","template_params":{"message":"3 floors"}}' \\
  https://www.suood.example/api/v1.0/email/send > "$context/answers-sent"
within grep -r '3 floors' /var/lib/suood-mail > "$context/answers-spool"
`;

describe.skipIf(!isHere)(
  'the Dockerfile and its compose.yaml (skipped where their parts are not)',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'docker-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const answer = (name: string) => readFileSync(path.join(folder, `answers-${name}`), 'utf8');

    beforeAll(() => {
      cloneInto(folder);
      writeFileSync(
        path.join(folder, '.env'),
        'SMTP_URL=smtp://127.0.0.1:9\nMAIL_TO=sales@lifts.sa\n',
      );
      execFileSync('unshare', ['--mount', '--net', 'bash', '-c', script], {
        cwd: folder,
        stdio: 'pipe',
      });
    }, 120_000);

    it('the Docker images publish the site over TLS, and take messages for the mail service', () => {
      expect(answer('page')).toContain('<html lang="ar"');
      expect(answer('english')).toContain('<html lang="en"');
      expect(answer('sent')).toBe('OK');
      expect(answer('spool')).toContain('3 floors');
    });

    it('the Docker images redirect plain HTTP, and the name without www., to the same path over TLS', () => {
      for (const [name, status] of [
        ['redirect', 308],
        ['otherName', 301],
      ] as const) {
        expect(answer(name)).toMatch(new RegExp(`^HTTP/\\S+ ${status}`));
        expect(answer(name)).toMatch(/^location: https:\/\/www\.suood\.example\/about\?a=b\r$/im);
      }
    });

    it('no Docker image contains the settings (.env)', () => {
      expect(read('Dockerfile.dockerignore').split('\n')).toContain('.env');
      expect(read('Dockerfile').match(/\.env/g)).toHaveLength(1);
    });
  },
);
