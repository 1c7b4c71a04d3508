import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { caddy } from '../hosting/caddy.js';
import { nginx } from '../hosting/nginx.js';
import { securityHeaders } from '../hosting/securityHeaders.js';
import { vercel } from '../hosting/vercel.js';
import { mailOrigin } from '../mail/mailOrigin.js';
import { CommandError } from './CommandError.js';
import { prerenderedPaths } from '../build/prerenderedPaths.js';

const usage = `Usage: npm run --silent host <nginx|caddy|vercel> [-- options] > file
  --root <folder>    the built site on the host (default: dist/ here)
  --address <name>   what Caddy serves: a domain, or :8080 (default: :8080)
  --port <number>    where nginx listens (default: 80)
  --brotli           nginx has its brotli_static module
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
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`);
  }
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
  if (!existsSync('dist/index.html'))
    throw new CommandError('There is nothing in dist/ yet: run `npm run build` first');
  const page = readFileSync('dist/index.html', 'utf8');
  const headers = securityHeaders(page, mailOrigin(loadEnv('production', '.', 'VITE_')));
  const hosts: Record<string, () => string> = {
    nginx: () => nginx(headers, { root, port, brotli }),
    caddy: () => caddy(headers, { root, address }),
    vercel: () => vercel(headers, prerenderedPaths),
  };
  const [host = '', ...more] = positionals;
  const make = hosts[host];
  if (!make || more.length > 0) throw new CommandError(usage);
  return make();
}

try {
  process.stdout.write(configuration(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exit(1);
}
