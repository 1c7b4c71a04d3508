import path from 'node:path';
import { parseCommandLine } from './parseCommandLine.js';
import { CommandError } from './runCommand.js';

export const usage = `Usage: npm run --silent host <nginx|caddy|systemd|systemd-alert> [-- options] > file
  --name <domain>        the domain that nginx serves over TLS; with or without www., the other name leads to it
  --http                 nginx serves plain HTTP: TLS is added before it
  --root <folder>        the folder of npm run release (default: /srv/suood); for systemd, that of the project (default: this one)
  --certificate <file>   of the domain, with its chain (default: Let's Encrypt's place)
  --key <file>           of the certificate (default: Let's Encrypt's place)
  --port <number>        of plain HTTP (default: 80)
  --tls-port <number>    of TLS (default: 443)
  --brotli               nginx has its brotli_static module
  --address <name>       what Caddy serves: a domain, or :8080 (default: the name in the pages of the build)
  --mail-port <number>   where npm run serve:mail listens on the host, for a build without keys of EmailJS
  --without-mail         publish although the contact form cannot send
  --preload              HTTPS for all subdomains, forever (hstspreload.org): hard to undo
Apache reads dist/.htaccess, Netlify and Cloudflare Pages dist/_headers and dist/_redirects, which every build writes.`;

/** Throws a CommandError unless `isRight`; `what` says which values the option may have. */
function require(isRight: boolean, option: string, what: string, value: string) {
  if (!isRight) throw new CommandError(`--${option} must be ${what}, not ${JSON.stringify(value)}`);
}

const asPort = (option: string, text: string): number => {
  const port = Number(text);
  const isPort = /^\d+$/.test(text) && port >= 1 && port <= 65_535;
  require(isPort, option, 'a whole number from 1 to 65535', text);
  return port;
};

/** Throws a CommandError that names the option, for a path that a host's configuration file could not hold. */
export function requireFolder(option: string, file: string) {
  require(path.isAbsolute(file), option, 'an absolute path', file);
  // Refuses characters that are expanded even in quotes: nginx's variables, Caddy's placeholders, wildcards.
  require(!/[\p{Cc}$"\\{}*?[]/u.test(
    file,
  ), option, 'a path without $ " \\ { } * ? [ and line breaks', file);
}

const options = {
  name: { type: 'string', default: '' },
  http: { type: 'boolean', default: false },
  root: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  port: { type: 'string', default: '80' },
  'tls-port': { type: 'string', default: '443' },
  brotli: { type: 'boolean', default: false },
  address: { type: 'string' },
  'mail-port': { type: 'string' },
  'without-mail': { type: 'boolean', default: false },
  preload: { type: 'boolean', default: false },
} as const;

/** Reads the options of `npm run host` from its command line. Throws a CommandError that says what is wrong. */
export function hostOptions(args: string[]) {
  const { positionals, values } = parseCommandLine(args, options, usage);
  const { name, address } = values;
  const root = values.root ?? (positionals[0] === 'systemd' ? process.cwd() : '/srv/suood');
  const folder = `/etc/letsencrypt/live/${name}`;
  const { certificate = `${folder}/fullchain.pem`, key = `${folder}/privkey.pem` } = values;
  const isDomain = /^(?!-)[a-z\d-]+(\.[a-z\d-]+)+$/i.test(name);
  require(name === '' || isDomain, 'name', 'a domain such as suood.example', name);
  const isAddress = address === undefined || /^[\w.*:-]+$/.test(address);
  require(isAddress, 'address', 'a domain or a port such as :8080', address ?? '');
  for (const [option, file] of Object.entries({ root, certificate, key }))
    requireFolder(option, file);
  const isReadable = positionals[0] !== 'systemd' || !/^\/(root|home)(\/|$)/.test(root);
  require(isReadable, 'root', 'a folder outside of home folders, which the service may not read', root);
  return {
    hosts: positionals,
    root,
    address,
    name,
    http: values.http,
    brotli: values.brotli,
    preload: values.preload,
    withoutMail: values['without-mail'],
    port: asPort('port', values.port),
    mailPort:
      values['mail-port'] === undefined ? undefined : asPort('mail-port', values['mail-port']),
    tls: { name, port: asPort('tls-port', values['tls-port']), certificate, key },
  };
}
