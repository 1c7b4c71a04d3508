import { pages } from '../routing/pages.js';
import { cachedFolders, revalidate } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import { hiddenPath, openFolder } from './hiddenPath.js';
import type { NginxOptions } from './nginx.js';
import { otherName } from './otherName.js';
import type { HttpHeaders } from './securityHeaders.js';

/** The settings that differ between servers that run Caddy. */
export interface CaddyOptions extends Pick<NginxOptions, 'root' | 'transport' | 'mailPort'> {
  /** A domain, for which Caddy obtains a certificate, or only a port (`:8080`). */
  readonly address: string;
}

/** Writes a Caddyfile with the settings that all builds share. It imports the current build's own settings (`caddyRelease`). */
export const caddy = ({
  address,
  root,
  transport,
  mailPort,
}: CaddyOptions): string => `# Written by \`npm run host caddy\`.
${address} {
	header Strict-Transport-Security "${transport}"
${mailPort === undefined ? '' : passMail(mailPort)}	import "${root}/current/Caddyfile"
}
${address.startsWith(':') ? '' : `${otherName(address)} {\n\tredir https://${address}{uri} permanent\n}\n`}`;

/**
 * Writes the part of a site's block that belongs to one build: its files, headers and pages. `site` is the build's folder, as an absolute
 * path; `shared` is the folder whose `assets/` holds the scripts of this and earlier builds.
 */
export const caddyRelease = (
  headers: HttpHeaders,
  site: string,
  shared: string,
): string => `# Written by \`npm run release\`.
root * "${site}"

header {
${Object.entries(headers)
  .map(([name, value]) => `\t${name} "${value}"`)
  .join('\n')}
}
header -Server
header /manifest.webmanifest Content-Type application/manifest+json
@asked not path ${cachedFolders.map(({ folder }) => `/${folder}/*`).join(' ')}
header @asked Cache-Control "${revalidate}"
${cachedFolders
  .map(({ folder, value }) => `header /${folder}/* Cache-Control "${value}"`)
  .join('\n')}

# Pages are sent in the language of the cookie: Arabic without one, English for any other.
@pages not path_regexp \\.\\w+$
header @pages Vary Cookie
@english {
	header_regexp Cookie (?:^|;\\s*)i18next=[^;]
	not header_regexp Cookie (?:^|;\\s*)i18next=ar(?:-|;|$)
}
vars folder ""
vars @english folder "/${englishFolder}"

# A page has one address; that with a slash at its end leads to it. Other matchers ignore case and double slashes.
@page expression {path} in ${listOf(pages.map(({ path }) => path))}
@slashed expression {path} in ${listOf(pages.flatMap(({ path }) => (path === '/' ? [] : [`${path}/`])))}
@unknown {
	not path_regexp \\.\\w+$
	not path ${openFolder}*
	not expression {path} in ${listOf(pages.map(({ path }) => path))}
}
@hidden {
	path_regexp ${hiddenPath}
	not path ${openFolder}*
}
route {
	route @slashed {
		uri strip_suffix /
		redir {uri} permanent
	}
	error @hidden 404
	error @unknown 404
	rewrite @page {vars.folder}{path}/index.html
	file_server /assets/* {
		root "${shared}"
		precompressed br gzip
	}
	file_server {
		precompressed br gzip
	}
}
handle_errors {
	header Cache-Control "${revalidate}"
	rewrite * {vars.folder}/404.html
	file_server {
		precompressed br gzip
	}
}
`;

/** A list of paths in the syntax of Caddy's expressions. */
const listOf = (paths: readonly string[]) => `[${paths.map((path) => `'${path}'`).join(', ')}]`;

/** Passes messages on to the mail service on this machine, with the client's address from a placeholder that Caddy 2.6 already has. */
const passMail = (port: number): string => `	handle /api/v1.0/email/send {
		reverse_proxy 127.0.0.1:${port} {
			header_up X-Real-IP {remote_host}
			header_down -Cache-Control
			header_down -X-Content-Type-Options
		}
	}
`;
