import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginx } from '../../src/hosting/nginx';
import { transport } from '../../src/hosting/securityHeaders';
import { type Figure, median } from './Figure';
import { freePort } from '../freePort';
import { release, spawnNginx } from '../hosts';

const has = (program: string) => spawnSync(program, ['-v']).error === undefined;

/** The least that nginx needs to serve a folder. */
const bare = (
  root: string,
  port: number,
) => `server { listen ${port}; root ${root}; index index.html; gzip_static on;
include /etc/nginx/mime.types; }`;

/** Requests per second of two seconds, and whether any failed. */
function load(port: number) {
  const report = execFileSync(
    'wrk',
    ['-t1', '-c32', '-d2s', '-H', 'Accept-Encoding: gzip', `http://127.0.0.1:${port}/`],
    { encoding: 'utf8' },
  );
  const errors = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(report);
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]), failed: errors ? 1 : 0 };
}

/** The site's nginx configuration beside a bare one on the same files; nothing where nginx or wrk is not there. */
export async function loadBesideBare(root: string): Promise<Figure[]> {
  if (!has('nginx') || !has('wrk')) {
    console.log('Without nginx and wrk there is no load figure: install both.');
    return [];
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const [ours, theirs] = [await freePort(), await freePort()];
  const site = nginx({ root: release(root), port: ours, brotli: false, transport });
  const hosts = [
    await spawnNginx(path.join(folder, 'ours'), site),
    await spawnNginx(path.join(folder, 'bare'), bare(root, theirs)),
  ];
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const rounds = [0, 1, 2, 3, 4].map(() => ({ ours: load(ours), bare: load(theirs) }));
    const failed = rounds.reduce((sum, round) => sum + round.ours.failed + round.bare.failed, 0);
    return [
      {
        name: 'requests per second, nginx beside a bare nginx',
        value: median(rounds.map((round) => round.ours.rate / round.bare.rate)),
        unit: '×',
        target: 0.8,
        isFloor: true,
      },
      { name: 'requests that failed', value: failed, unit: '', target: 0 },
    ];
  } finally {
    for (const host of hosts) host.kill();
    for (const each of [folder, `${root}.releases`]) rmSync(each, { recursive: true });
  }
}
