import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from 'vite';
import { caddy } from '../src/hosting/caddy';
import { nginx } from '../src/hosting/nginx';
import { Releases } from '../src/hosting/Releases';
import { transport } from '../src/hosting/securityHeaders';
import { inspectorPreviewPlugin } from '../src/server/inspectorPreviewPlugin';
import { isInstalled } from './isInstalled';

/** Starts a host for the built site in `root`, with the mail service on `mailPort`. Resolves with a function that stops the host. */
type Start = (root: string, port: number, mailPort?: number) => Promise<() => void | Promise<void>>;

const toMail = (mailPort: number | undefined) => (mailPort === undefined ? {} : { mailPort });

const startPreview: Start = async (root, port) => {
  const server = await preview({
    logLevel: 'silent',
    plugins: [inspectorPreviewPlugin()],
    build: { outDir: root },
    preview: { port, host: '127.0.0.1', strictPort: true },
  });
  return () => server.close();
};

/** Publishes the build in `root` as `npm run release` does, and returns the folder to serve. */
export function release(root: string): string {
  const releases = new Releases(`${path.resolve(root)}.releases`);
  releases.switchTo(releases.add(root));
  return releases.folder;
}

const stop = (child: ChildProcess) => () => void child.kill();

/** Starts nginx with `head` at the top of its configuration and `site` in its `http` block. Its files lie beside `folder`. */
export async function spawnNginx(folder: string, site: string, head = ''): Promise<ChildProcess> {
  await writeFile(
    `${folder}.conf`,
    `${head} daemon off; pid ${folder}.pid; error_log stderr;
events {} http { access_log off; client_body_temp_path ${folder}.body; proxy_temp_path ${folder}.proxy;
fastcgi_temp_path ${folder}.fastcgi; uwsgi_temp_path ${folder}.uwsgi; scgi_temp_path ${folder}.scgi;
${site} }`,
  );
  return spawn('nginx', ['-c', `${folder}.conf`], { stdio: 'ignore' });
}

const startNginx: Start = async (root, port, mailPort) => {
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const brotli = existsSync(module);
  const site = nginx({ root: release(root), port, brotli, transport, ...toMail(mailPort) });
  return stop(await spawnNginx(`${root}.nginx`, site, brotli ? `load_module ${module};` : ''));
};

const startCaddy: Start = async (root, port, mailPort) => {
  const file = `${root}.Caddyfile`;
  const address = `:${port}`;
  const site = caddy({ root: release(root), address, transport, ...toMail(mailPort) });
  await writeFile(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`);
  return stop(
    spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore' }),
  );
};

/** Starts Apache as shared hosting runs it: with Debian's modules and their settings; `.htaccess` files may override every setting. */
const startApache: Start = async (root, port) => {
  const debian = '/etc/apache2/mods-available';
  const modules = ['mpm_event', 'authz_core', 'mime', 'negotiation', 'dir', 'alias', 'autoindex'];
  const more = ['filter', 'deflate', 'setenvif', 'rewrite', 'headers'];
  const included = [...modules, ...more].flatMap((name) =>
    ['load', 'conf'].map(
      (kind) => `IncludeOptional ${debian}/${name}.[${kind[0]}]${kind.slice(1)}`,
    ),
  );
  await writeFile(
    `${root}.apache.conf`,
    `ServerName localhost
Listen 127.0.0.1:${port}
DefaultRuntimeDir ${path.dirname(root)}
PidFile ${root}.apache.pid
ErrorLog ${root}.apache.log
${included.join('\n')}
<IfModule unixd_module>
User www-data
Group www-data
</IfModule>
DocumentRoot ${root}
<Directory ${root}>
Options Indexes FollowSymLinks
AllowOverride All
Require all granted
</Directory>
<FilesMatch "^\\.ht">
Require all denied
</FilesMatch>`,
  );
  return stop(spawn('apache2', ['-f', `${root}.apache.conf`, '-DFOREGROUND'], { stdio: 'ignore' }));
};

/** The hosts that the tests know. `isHere` says whether the host's program is on this machine. */
export const hosts = [
  { name: 'npm start', start: startPreview, isHere: true },
  { name: 'nginx', start: startNginx, isHere: isInstalled('nginx', '-v') },
  { name: 'Caddy', start: startCaddy, isHere: isInstalled('caddy', 'version') },
  { name: 'Apache', start: startApache, isHere: isInstalled('apache2', '-v') },
];
