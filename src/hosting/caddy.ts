import { cachedFolders, revalidate } from './cacheControl.js';
import { pages } from '../routing/pages.js';
import { englishFolder } from './englishFolder.js';
import { hiddenPath, openFolder } from './hiddenPath.js';
import type { HttpHeaders } from './securityHeaders.js';

/**
 * A Caddyfile. `address` is a domain, for which Caddy obtains a certificate, or `:8080`; `root` is the absolute path of the
 * built site's folder; `mailPort` the port of this machine where the mail service listens, if it does.
 */
export const caddy = (
  headers: HttpHeaders,
  {
    address,
    root,
    mailPort,
  }: { readonly address: string; readonly root: string; readonly mailPort?: number },
): string => `# Written by \`npm run host caddy\`.
${address} {
	root * "${root}"

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	header -Server
	header /manifest.webmanifest Content-Type application/manifest+json
	@asked not path ${cachedFolders.map(({ folder }) => `/${folder}/*`).join(' ')}
	header @asked Cache-Control "${revalidate}"
${cachedFolders
  .map(({ folder, value }) => `	header /${folder}/* Cache-Control "${value}"`)
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
${mailPort === undefined ? '' : passMail(mailPort)}		route @slashed {
			uri strip_suffix /
			redir {uri} permanent
		}
		error @hidden 404
		error @unknown 404
		rewrite @page {vars.folder}{path}/index.html
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
}
`;

/** A list of paths as Caddy's expressions have it. */
const listOf = (paths: readonly string[]) => `[${paths.map((path) => `'${path}'`).join(', ')}]`;

/**
 * Passes messages on to the mail service, which listens on a port of this machine. It stands in the route, as Caddy would run it after
 * the route otherwise; the address is the connection's, which Caddy 2.6 knows, too.
 */
const passMail = (
  port: number,
): string => `		reverse_proxy /api/v1.0/email/send 127.0.0.1:${port} {
			header_up X-Real-IP {remote_host}
			header_down -Cache-Control
			header_down -X-Content-Type-Options
		}
`;
