import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nginx } from '../../src/hosting/nginx';
import { transport } from '../../src/hosting/securityHeaders';
import { publishRelease } from '../../src/server/publishRelease';
import { askHost } from '../askHost';
import { freePort } from '../freePort';
import { spawnNginx } from '../hosts';
import { isInstalled } from '../isInstalled';
import { writeSmallBuild } from '../writeSmallBuild';

const isHere = isInstalled('nginx', '-v');

describe.skipIf(!isHere)('npm run release (skipped where nginx is not installed)', () => {
  let folder: string;
  let [root, build, reload] = ['', '', ''];
  let port: number;
  let host: ChildProcess;
  let poller: ChildProcess;
  const seen: string[] = [];
  let polled: { asked: number; bad: string[] } | undefined;

  /** Publishes a build whose files all have `id` in their name or text; with `--back`, goes back to the release before. */
  function release(id: string, ...flags: string[]) {
    writeSmallBuild(build, id);
    return publishRelease([root, '--reload', reload, ...flags], build);
  }
  const shows = (id: string) =>
    vi.waitFor(() => expect(seen.at(-1)).toBe(id), { timeout: 50_000, interval: 10 });
  const releasesNow = () => readdirSync(path.join(root, 'releases')).toSorted();
  const status = async (address: string) => (await askHost(port, address)).status;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
    // nginx runs as another user, who must be able to read this folder.
    chmodSync(folder, 0o755);
    root = path.join(folder, 'srv');
    build = path.join(folder, 'dist');
    port = await freePort();
    writeSmallBuild(build, '0');
    publishRelease([root, '--reload', 'true'], build);
    host = await spawnNginx(root, nginx({ root, port, brotli: false, transport }));
    reload = `nginx -c ${root}.conf -t && nginx -c ${root}.conf -s reload`;
    await vi.waitFor(() => status('/'), { timeout: 50_000, interval: 50 });
    poller = fork(path.join(import.meta.dirname, '../pollSite.ts'), [String(port)], {
      execArgv: ['--import', 'tsx'],
    });
    poller.on('message', (message: { seen: string } | { asked: number; bad: string[] }) => {
      if ('seen' in message) seen.push(message.seen);
      else polled = message;
    });
    await shows('0');
  });
  afterAll(() => {
    poller.kill();
    host.kill();
    rmSync(folder, { recursive: true });
  });

  it('npm run release publishes ten builds in turn, and keeps the last three and their scripts', async () => {
    for (const id of '123456789'.split('').concat('10')) {
      expect(release(id)).toBe(
        `Release ${Number(id) + 1} is published: https://www.suood.example, with a form that sends to its own host.`,
      );
      await shows(id);
    }
    expect(releasesNow()).toEqual(['10', '11', '9']);
    const scripts = ['/assets/start-10.js', '/assets/start-8.js', '/assets/start-7.js'];
    expect(await Promise.all(scripts.map(status))).toEqual([200, 200, 404]);
  });

  it('npm run release keeps the published release when nginx refuses the configuration of the next one', async () => {
    writeSmallBuild(build, 'bad');
    const file = path.join(build, '_headers');
    writeFileSync(file, readFileSync(file, 'utf8').replace('DENY', 'DENY" nonsense "'));
    expect(() => publishRelease([root, '--reload', reload], build)).toThrow(
      /^Release 11 stays, because this failed: nginx [^]*\[emerg\].* invalid number of arguments/,
    );
    expect(releasesNow()).toEqual(['10', '11', '9']);
    expect(await status('/assets/start-bad.js')).toBe(404);
    expect(spawnSync('sh', ['-c', reload]).status).toBe(0);
  });

  it('npm run release goes back to an earlier release, and never again to a release that was taken back', async () => {
    expect(release('unused', '--back')).toBe('Release 10 is published again.');
    await shows('9');
    expect(await status('/assets/start-10.js')).toBe(200);
    release('11');
    await shows('11');
    // The site went back from release 11, but the files of release 11 stay: the host may still be answering from them.
    expect(releasesNow()).toEqual(['10', '11', '12', '9']);
    release('unused', '--back');
    await shows('9');
  });

  it('npm run release refuses, also with --back, a build whose form sends to another origin, unless --changed allows it', async () => {
    writeSmallBuild(build, '12', 'https://api.emailjs.com');
    const before = releasesNow();
    expect(() => publishRelease([root, '--reload', reload], build)).toThrow(
      /form that sends to its own host; this one is .* sends to https:\/\/api\.emailjs\.com\. Write the host's/,
    );
    expect(releasesNow()).toEqual(before);
    publishRelease([root, '--reload', reload, '--changed'], build);
    await shows('12');
    // The site went back from the release with start-11.js, but a page of that release may still be open in a browser.
    expect(await status('/assets/start-11.js')).toBe(200);
    expect(await status('/assets/start-10.js')).toBe(404);
    expect(() => publishRelease([root, '--reload', reload, '--back'], build)).toThrow(
      /sends to https:\/\/api\.emailjs\.com; this one is/,
    );
  });

  it('the host gave no wrong answer during all deploys of these tests', async () => {
    poller.send('stop');
    await once(poller, 'exit');
    expect(polled?.bad).toEqual([]);
    expect(polled?.asked).toBeGreaterThan(100);
  });
});
