import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtHeaders } from '../hosting/builtHeaders.js';
import { caddy } from '../hosting/caddy.js';
import { allowedMailOrigin } from '../hosting/contentSecurityPolicy.js';
import { nginx } from '../hosting/nginx.js';
import { canonicalOrigin } from '../hosting/otherName.js';
import { type HttpHeaders, preloadedTransport, transport } from '../hosting/securityHeaders.js';
import { systemd, systemdAlert } from '../hosting/systemd.js';
import { hostOptions, usage } from './hostOptions.js';
import { refuseSomeKeys } from './refuseSomeKeys.js';
import { CommandError, runCommand } from './runCommand.js';

/** The headers of the build in dist/, even if settings have changed since. Throws a CommandError if the build is missing or incomplete. */
function readHeaders(): HttpHeaders {
  try {
    return builtHeaders('dist');
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** Throws a CommandError where the build's contact form has nowhere to send messages. */
function refuseMuteForm(headers: HttpHeaders) {
  const missing = refuseSomeKeys();
  if (allowedMailOrigin(headers['Content-Security-Policy'] ?? '')) return;
  throw new CommandError(
    'The build in dist/ has no keys of EmailJS: every visitor would read "Email sending failed". ' +
      (missing.length === 0
        ? 'They are set now: run `npm run build` again.'
        : `Set ${missing.join(', ')} and build again, run the mail service there (--mail-port), or publish it so with --without-mail.`),
  );
}

/** Throws a CommandError where the pages of the build name another domain than the host's configuration would. */
function refuseOtherName(name: string, canonical: string | undefined) {
  if (canonical !== undefined && canonical !== `https://${name}`)
    throw new CommandError(
      `The pages in dist/ say that their address is ${canonical}, not https://${name}: give that name, or change src/content/siteAddress.ts and build again`,
    );
}

/** Whether the nginx of this machine, if there is one, has the directive `http2`. */
function hasHttp2Directive() {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  const [, version = ''] = /nginx\/([\d.]+)/.exec(stderr ?? '') ?? [];
  return version.localeCompare('1.25.1', 'en', { numeric: true }) >= 0;
}

/** The configuration that the command line asks for. Throws a CommandError for a bad option, and where there is no build. */
function configuration(args: string[]): string {
  const { hosts, root, address, port, brotli, mailPort, ...options } = hostOptions(args);
  const [host = '', ...more] = hosts;
  if (more.length > 0) throw new CommandError(usage);
  // The systemd units configure the mail service, and need no build.
  if (host === 'systemd') return systemd(root, mailPort ?? 4180);
  if (host === 'systemd-alert') return systemdAlert();
  if (host !== 'nginx' && host !== 'caddy') throw new CommandError(usage);
  const headers = readHeaders();
  const canonical = canonicalOrigin(readFileSync('dist/index.html', 'utf8'));
  const hsts = options.preload ? preloadedTransport : transport;
  const common = { root, transport: hsts, ...(mailPort !== undefined && { mailPort }) };
  if (!options.withoutMail && mailPort === undefined) refuseMuteForm(headers);
  if (host === 'caddy') {
    const name = address ?? canonical?.replace('https://', '') ?? ':8080';
    if (!name.includes(':')) refuseOtherName(name, canonical);
    return caddy({ ...common, address: name });
  }
  if (options.http === (options.name !== ''))
    throw new CommandError(`nginx needs --name <domain>, or --http behind a proxy\n${usage}`);
  if (!options.http) refuseOtherName(options.name, canonical);
  const tls = { ...options.tls, hasHttp2Directive: hasHttp2Directive() };
  return nginx({ ...common, port, brotli, ...(!options.http && { tls }) });
}

await runCommand(() => void process.stdout.write(configuration(process.argv.slice(2))));
