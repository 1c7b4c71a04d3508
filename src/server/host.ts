import path from 'node:path';
import { parseArgs } from 'node:util';
import { prerenderedPaths } from '../build/prerenderedPaths.js';
import { builtHeaders } from '../hosting/builtHeaders.js';
import { caddy } from '../hosting/caddy.js';
import { allowedMailOrigin } from '../hosting/contentSecurityPolicy.js';
import { nginx } from '../hosting/nginx.js';
import type { HttpHeaders } from '../hosting/securityHeaders.js';
import { vercel } from '../hosting/vercel.js';
import { CommandError } from './CommandError.js';
import { refuseSomeKeys } from './refuseSomeKeys.js';
import { runCommand } from './runCommand.js';

const usage = `Usage: npm run --silent host <nginx|caddy|vercel> [-- options] > file
  --root <folder>    the built site on the host (default: dist/ here)
  --address <name>   what Caddy serves: a domain, or :8080 (default: :8080)
  --port <number>    where nginx listens (default: 80)
  --brotli           nginx has its brotli_static module
  --without-mail     publish although the contact form cannot send
Netlify and Cloudflare Pages read dist/_headers and dist/_redirects, which every build writes.`;

/** Parses the command line. Throws a CommandError with the usage for an unknown option. */
function parseCommand(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: { type: 'string', default: path.resolve('dist') },
        address: { type: 'string', default: ':8080' },
        port: { type: 'string', default: '80' },
        brotli: { type: 'boolean', default: false },
        'without-mail': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`);
  }
}

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
        : `Set ${missing.join(', ')} and build again, or publish it so with --without-mail.`),
  );
}

/** The configuration that the command line asks for. Throws a CommandError for a bad option, and where there is no build. */
function configuration(args: string[]): string {
  const { positionals, values } = parseCommand(args);
  const { root, address, brotli } = values;
  const port = Number(values.port);
  if (!(Number.isInteger(port) && port >= 1 && port <= 65_535))
    throw new CommandError(
      `--port must be a whole number from 1 to 65535, not ${JSON.stringify(values.port)}`,
    );
  if (!path.isAbsolute(root))
    throw new CommandError(`--root must be an absolute path, not ${JSON.stringify(root)}`);
  const headers = readHeaders();
  const hosts: Record<string, () => string> = {
    nginx: () => nginx(headers, { root, port, brotli }),
    caddy: () => caddy(headers, { root, address }),
    vercel: () => vercel(headers, prerenderedPaths),
  };
  const [host = '', ...more] = positionals;
  const make = hosts[host];
  if (!make || more.length > 0) throw new CommandError(usage);
  if (!values['without-mail']) refuseMuteForm(headers);
  return make();
}

await runCommand(() => void process.stdout.write(configuration(process.argv.slice(2))));
