import { pages } from '../routing/pages.js';
import { hiddenPath, openFolder } from './hiddenPath.js';
import type { HttpHeaders } from './securityHeaders.js';

/** Quotes a path for nginx. The path must not hold `$`: nginx has no escape for `$` and reads it as a variable. */
export const quoted = (path: string): string => `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Writes the part of a `server` block that belongs to one build: its files, headers and pages. nginx reads it only when it is reloaded, so
 * that no request gets one build's files with another build's policy. `site` is the build's folder, as an absolute path; `shared` is the
 * folder whose `assets/` holds the scripts of this and earlier builds.
 */
export const nginxRelease = (
  headers: HttpHeaders,
  site: string,
  shared: string,
): string => `# Written by \`npm run release\`.
root ${quoted(site)};
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
	image/x-icon ico;
}
default_type application/octet-stream;
server_tokens off;
sendfile on;
tcp_nopush on;
open_file_cache max=1000 inactive=60s;
open_file_cache_errors on;

# Compressed copies lie beside the files.
gzip_static on;

add_header Cache-Control $suood_cache always;
add_header Vary $suood_vary always;
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

error_page 404 $suood_folder/404.html;

# A page has one address; that with a slash at its end leads to it.
merge_slashes off;
absolute_redirect off;
${pages.map(({ path }) => locationOf(path)).join('')}location ~ /$ {
	return 404;
}
location /assets/ {
	root ${quoted(shared)};
	try_files $uri =404;
}
location / {
	try_files $uri =404;
}
location ~ ${hiddenPath} {
	internal;
}
location ^~ ${openFolder} {
	try_files $uri =404;
}
`;

const locationOf = (path: string) =>
  path === '/'
    ? `location = / {
	try_files $suood_folder/index.html =404;
}
`
    : `location = ${path} {
	try_files $suood_folder${path}/index.html =404;
}
location = ${path}/ {
	return 301 ${path}$is_args$args;
}
`;
