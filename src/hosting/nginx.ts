import { cachedFolders, revalidate } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import {
  limitMail,
  listenWithTls,
  nameProxy,
  type NginxTls,
  passMail,
  redirectToTls,
} from './nginxParts.js';
import { quoted } from './nginxRelease.js';

/** The settings that differ between machines that run nginx. */
export interface NginxOptions {
  /** The folder of the site's releases (`Releases`), as an absolute path. */
  readonly root: string;
  /** The port of plain HTTP. It redirects to TLS where `tls` is given. */
  readonly port: number;
  /** Whether nginx has the module that sends the `.br` files; without it, it sends the `.gz` files. */
  readonly brotli: boolean;
  /** The header Strict-Transport-Security. */
  readonly transport: string;
  /** The domain, with the files of its certificate; without it, the site is served as plain HTTP under any name. */
  readonly tls?: NginxTls;
  /** The port where the mail service listens on this machine; undefined if this machine has none. */
  readonly mailPort?: number;
}

/** Writes the part of nginx's `http` block that all builds share. It includes the current build's own part (`nginxRelease`). */
export const nginx = ({
  root,
  port,
  brotli,
  transport,
  tls,
  mailPort,
}: NginxOptions): string => `# Written by \`npm run host nginx\`. Include it in the http block${tls ? '' : '; a proxy before it, or your certificates, add TLS'}.

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
${mailPort === undefined ? '' : limitMail + (tls ? '' : nameProxy)}
${tls ? redirectToTls(tls, { port, root }) : ''}server {
${tls ? `${listenWithTls(tls)}\n\tserver_name ${tls.name};` : `\tlisten ${port};\n\tlisten [::]:${port};`}
	gzip_vary on;${brotli ? '\n\tbrotli_static on;' : ''}
	add_header Strict-Transport-Security "${transport}" always;
	include ${quoted(`${root}/current/nginx.conf`)};
${mailPort === undefined ? '' : passMail(mailPort)}}
`;
