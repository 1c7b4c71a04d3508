import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { builtHeaders } from './builtHeaders.js';
import { caddyRelease } from './caddy.js';
import { nginxRelease } from './nginxRelease.js';

/** How many releases are kept: the one that visitors see, and the latest of those published before it. */
const kept = 3;

/**
 * The folder of a published site:
 *
 * - `releases/7/site/` is the build of release 7. Beside it are its `nginx.conf` and `Caddyfile`, parts of the hosts' configurations.
 * - `current` is a link to the release that visitors see.
 * - `assets/` holds the scripts of all releases, for visitors who have a page of an earlier release open.
 * - `releases/7/taken-back` marks a release from which the operator went back to release 6 before publishing release 8. Nobody goes back to
 *   release 7, but it stays until release 9 is published: visitors may have it open, and the host may still answer from it.
 *
 * Releases have numbers, not dates, because clocks may be set back.
 */
export class Releases {
  constructor(readonly folder: string) {}

  /** The number of the release that `current` links to; undefined where there is no such link. */
  get current(): number | undefined {
    const link = path.join(this.folder, 'current');
    return existsSync(link) ? Number(path.basename(readlinkSync(link))) : undefined;
  }

  /** The last release before `number` (by default the current one) that was not taken back; undefined if there is none. */
  before(number = this.current ?? 0): number | undefined {
    return this.numbers.findLast((each) => each < number && !existsSync(this.takenBack(each)));
  }

  /** The folder of a release's build. */
  siteOf(number: number): string {
    return path.join(this.folder, 'releases', String(number), 'site');
  }

  /** Copies a build into a new release, which nobody sees yet, and returns its number. Throws if the build is incomplete. */
  add(build: string): number {
    const headers = Object.fromEntries(
      // Leaves out the header about TLS, because the host's own configuration sets it (`npm run host -- --preload`).
      Object.entries(builtHeaders(build)).filter(([name]) => name !== 'Strict-Transport-Security'),
    );
    const number = (this.numbers.at(-1) ?? 0) + 1;
    const unfinished = path.join(this.folder, 'releases/unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    cpSync(build, path.join(unfinished, 'site'), { recursive: true });
    const site = this.siteOf(number);
    writeFileSync(path.join(unfinished, 'nginx.conf'), nginxRelease(headers, site, this.folder));
    writeFileSync(path.join(unfinished, 'Caddyfile'), caddyRelease(headers, site, this.folder));
    makeReadable(unfinished);
    renameSync(unfinished, path.dirname(site));
    this.share(number);
    return number;
  }

  /** Makes `current` link to a release in one step, so that it is never missing. Without a number, removes the link. */
  switchTo(number: number | undefined) {
    const link = path.join(this.folder, 'current');
    if (number === undefined) return rmSync(link, { force: true });
    rmSync(`${link}.next`, { force: true });
    symlinkSync(path.join('releases', String(number)), `${link}.next`);
    renameSync(`${link}.next`, link);
  }

  /** Removes one release, and the scripts that only this release has. */
  remove(number: number) {
    rmSync(path.dirname(this.siteOf(number)), { recursive: true });
    this.tidyAssets();
  }

  private tidyAssets() {
    const left = new Set(this.numbers.flatMap((each) => assetsIn(this.siteOf(each))));
    const shared = path.join(this.folder, 'assets');
    for (const name of assetsIn(this.folder)) if (!left.has(name)) rmSync(path.join(shared, name));
  }

  /**
   * `previous` is the release that was current until now. Removes releases that are too old or already marked as taken back, then marks
   * those between `previous` and the current one as taken back.
   */
  prune(previous = 0) {
    const others = this.numbers.filter((each) => each !== this.current);
    const old = others.filter((each) => existsSync(this.takenBack(each)));
    const earlier = others.filter((each) => each <= previous && !old.includes(each));
    old.push(...earlier.slice(0, 1 - kept));
    for (const number of old) rmSync(path.dirname(this.siteOf(number)), { recursive: true });
    for (const number of others)
      if (number > previous && !old.includes(number)) writeFileSync(this.takenBack(number), '');
    this.tidyAssets();
  }

  private takenBack(number: number) {
    return path.join(this.folder, 'releases', String(number), 'taken-back');
  }

  private get numbers(): number[] {
    return numbersIn(path.join(this.folder, 'releases'));
  }

  /** Links the scripts of a release into the shared `assets/`. A name holds a hash of the content, so equal names mean equal scripts. */
  private share(number: number) {
    const shared = path.join(this.folder, 'assets');
    mkdirSync(shared, { recursive: true });
    for (const folder of [this.folder, path.join(this.folder, 'releases'), shared])
      chmodSync(folder, 0o755);
    for (const name of assetsIn(this.siteOf(number)))
      if (!existsSync(path.join(shared, name)))
        linkSync(path.join(this.siteOf(number), 'assets', name), path.join(shared, name));
  }
}

/** The names in a folder that are numbers, in ascending order. */
const numbersIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((one, other) => one - other);

const assetsIn = (folder: string) => {
  const assets = path.join(folder, 'assets');
  return existsSync(assets) ? readdirSync(assets) : [];
};

/** Lets every user of the machine, such as the web server, read a folder and its content, whatever the umask was. */
function makeReadable(folder: string) {
  chmodSync(folder, 0o755);
  for (const each of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, each.name);
    if (each.isDirectory()) makeReadable(file);
    else chmodSync(file, 0o644);
  }
}
