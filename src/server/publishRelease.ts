import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtHeaders, storedHeaders } from '../hosting/builtHeaders.js';
import { allowedMailOrigin } from '../hosting/contentSecurityPolicy.js';
import { canonicalOrigin } from '../hosting/otherName.js';
import { Releases } from '../hosting/Releases.js';
import { requireFolder } from './hostOptions.js';
import { parseCommandLine } from './parseCommandLine.js';
import { CommandError } from './runCommand.js';

const usage = `Usage: npm run release -- <folder> [options]
  --back              go back to the release before the current one
  --reload <command>  what has the host read its configuration anew
                      (default: nginx -t && nginx -s reload; Caddy: caddy reload --config /etc/caddy/Caddyfile)
  --changed           the site's name, or where its form sends, is not that of the current release, and the host knows`;

const options = {
  back: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  reload: { type: 'string', default: 'nginx -t && nginx -s reload' },
} as const;

/**
 * The properties of a build on which a host's configuration depends, in words. A published release is read without a check, because an
 * earlier version of the code may have made it. Throws a CommandError if the build is incomplete.
 */
function traitsOf(folder: string, headersOf = storedHeaders) {
  try {
    const mail = allowedMailOrigin(headersOf(folder)['Content-Security-Policy'] ?? '');
    const name = canonicalOrigin(readFileSync(path.join(folder, 'index.html'), 'utf8'));
    return `${name ?? 'no name'}, with a form that sends to ${mail ?? 'its own host'}`;
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/**
 * Publishes a build on the web server of this machine, or goes back to the previous release, as the arguments of `npm run release` say.
 * Returns a sentence that says what was done. On failure, throws a CommandError, and visitors still see the current release.
 */
export function publishRelease(args: string[], build: string): string {
  const { positionals, values } = parseCommandLine(args, options, usage);
  const [target = '', ...more] = positionals;
  if (target === '' || more.length > 0) throw new CommandError(usage);
  const folder = path.resolve(target);
  requireFolder('release', folder);
  const releases = new Releases(folder);
  const { current } = releases;
  function show(number: number) {
    releases.switchTo(number);
    const { status, stderr } = spawnSync('sh', ['-c', values.reload], { encoding: 'utf8' });
    if (status === 0) return;
    releases.switchTo(current);
    const left = current === undefined ? 'Nothing is published' : `Release ${current} stays`;
    throw new CommandError(`${left}, because this failed: ${values.reload}\n${stderr.trim()}`);
  }
  /** Throws a CommandError, unless --changed is given, for a build that needs another host configuration than the current release. */
  function refuseOtherTraits(traits: string) {
    const before = current === undefined ? traits : traitsOf(releases.siteOf(current));
    if (before !== traits && !values.changed)
      throw new CommandError(
        `Release ${current} is ${before}; this one is ${traits}. Write the host's configuration anew (npm run host), and add --changed.`,
      );
  }
  if (values.back) {
    const previous = releases.before();
    if (previous === undefined) throw new CommandError('There is no release to go back to.');
    refuseOtherTraits(traitsOf(releases.siteOf(previous)));
    show(previous);
    return `Release ${previous} is published again.`;
  }
  const traits = traitsOf(build, builtHeaders);
  refuseOtherTraits(traits);
  const number = releases.add(build);
  try {
    show(number);
  } catch (error) {
    releases.remove(number);
    throw error;
  }
  releases.prune(current);
  return `Release ${number} is published: ${traits}.`;
}
