import { builtHeaders } from '../hosting/builtHeaders.js';
import { caddy } from '../hosting/caddy.js';
import { allowedMailOrigin } from '../hosting/contentSecurityPolicy.js';
import { nginx } from '../hosting/nginx.js';
import { type HttpHeaders, preloadedTransport } from '../hosting/securityHeaders.js';
import { systemd } from '../hosting/systemd.js';
import { hostOptions, usage } from './hostOptions.js';
import { refuseSomeKeys } from './refuseSomeKeys.js';
import { CommandError, runCommand } from './runCommand.js';

/** The headers of the build in dist/, not of the settings of now. Throws a CommandError where there is no whole build. */
function readHeaders(): HttpHeaders {
  try {
    return builtHeaders('dist');
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** Throws a CommandError where the form of the build has nobody to send to. */
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

/** The configuration that the command line asks for. Throws a CommandError for a bad option, and where there is no build. */
function configuration(args: string[]): string {
  const options = hostOptions(args);
  const { hosts, root, address, port, brotli, mailPort, tls } = options;
  const [host = '', ...more] = hosts;
  if (more.length > 0) throw new CommandError(usage);
  // It configures the mail service, and needs no build.
  if (host === 'systemd') return systemd(root, mailPort ?? 4180);
  const built = readHeaders();
  const headers = options.preload
    ? { ...built, 'Strict-Transport-Security': preloadedTransport }
    : built;
  const makers: Record<string, () => string> = {
    nginx: () => {
      if (options.http === (options.name !== ''))
        throw new CommandError(`nginx needs --name <domain>, or --http behind a proxy\n${usage}`);
      return nginx(headers, {
        root,
        port,
        brotli,
        ...(!options.http && { tls }),
        ...(mailPort !== undefined && { mailPort }),
      });
    },
    caddy: () => caddy(headers, { root, address, ...(mailPort !== undefined && { mailPort }) }),
  };
  const make = makers[host];
  if (!make) throw new CommandError(usage);
  if (!options.withoutMail && mailPort === undefined) refuseMuteForm(headers);
  return make();
}

await runCommand(() => void process.stdout.write(configuration(process.argv.slice(2))));
