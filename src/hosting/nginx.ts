import { cachedFolders, revalidate } from './cacheControl.js';
import { pages } from '../routing/pages.js';
import { englishFolder } from './englishFolder.js';
import { listenWithTls, type NginxTls, passMail, quoted, redirectToTls } from './nginxParts.js';
import { hiddenPath, openFolder } from './hiddenPath.js';
import type { HttpHeaders } from './securityHeaders.js';

/** What differs between the machines that run nginx. */
export interface NginxOptions {
  /** The folder of the built site, as an absolute path. */
  readonly root: string;
  /** The port of plain HTTP: it leads to TLS, where there is any. */
  readonly port: number;
  /** Whether nginx has the module that sends the `.br` files; without it, it sends the `.gz` files. */
  readonly brotli: boolean;
  /** The domain, with the files of its certificate; without it, the site is served as plain HTTP under any name. */
  readonly tls?: NginxTls;
  /** The port of this machine where the mail service listens, if it does. */
  readonly mailPort?: number;
}

/** A configuration for nginx: `server` blocks and the maps that they read, to be included in the `http` block. */
export const nginx = (
  headers: HttpHeaders,
  { root, port, brotli, tls, mailPort }: NginxOptions,
): string => `# Written by \`npm run host nginx\`. Include it in the http block${tls ? '' : '; a proxy before it, or your certificates, add TLS'}.

# Pages are sent in the language of the cookie: Arabic without one, English for any other.
map $cookie_i18next $suood_folder {
	default /${englishFolder};
	"" "";
	"~^ar(?:-|$)" "";
}
map $uri $suood_cache {
	default "${revalidate}";
${cachedFolders.map(({ folder, value }) => `\t"~^/${folder}/" "${value}";`).join('\n')}
}
# What has no extension is a page, and differs with the cookie.
map $request_uri $suood_vary {
	default Cookie;
	"~^[^?]*\\.\\w+(?:\\?|$)" "";
}

${tls ? redirectToTls(tls, { port, root }) : ''}server {
${tls ? listenWithTls(tls) : `\tlisten ${port};\n\tlisten [::]:${port};`}
	root ${quoted(root)};
	charset utf-8;
	charset_types text/plain application/javascript application/json application/manifest+json;
	types {
		text/html html;
		text/css css;
		text/plain txt;
		text/xml xml;
		application/javascript js;
		application/json json;
		application/manifest+json webmanifest;
		font/woff2 woff2;
		image/avif avif;
		image/webp webp;
		image/jpeg jpg;
		image/png png;
		image/svg+xml svg;
	}
	default_type application/octet-stream;
	server_tokens off;
	sendfile on;
	tcp_nopush on;
	open_file_cache max=1000 inactive=60s;
	open_file_cache_errors on;

	# Compressed copies lie beside the files.
	gzip_static on;
	gzip_vary on;${brotli ? '\n\tbrotli_static on;' : ''}

	add_header Cache-Control $suood_cache always;
	add_header Vary $suood_vary always;
${Object.entries(headers)
  .map(([name, value]) => `\tadd_header ${name} "${value}" always;`)
  .join('\n')}

	error_page 404 $suood_folder/404.html;

	# A page has one address; that with a slash at its end leads to it.
	merge_slashes off;
	absolute_redirect off;
${pages.map(({ path }) => locationOf(path)).join('')}	location ~ /$ {
		return 404;
	}
	location / {
		try_files $uri =404;
	}
${mailPort === undefined ? '' : passMail(mailPort)}	location ~ ${hiddenPath} {
		internal;
	}
	location ^~ ${openFolder} {
		try_files $uri =404;
	}
}
`;

const locationOf = (path: string) =>
  path === '/'
    ? `	location = / {
		try_files $suood_folder/index.html =404;
	}
`
    : `	location = ${path} {
		try_files $suood_folder${path}/index.html =404;
	}
	location = ${path}/ {
		return 301 ${path}$is_args$args;
	}
`;
