import { cachedFolders, revalidate } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import { openFolder } from './hiddenPath.js';
import { quoted } from './nginxRelease.js';
import { otherName } from './otherName.js';

/** How nginx serves a domain over TLS. */
interface NginxTls {
  readonly name: string;
  readonly port: number;
  /** The files of the certificate with its chain and of its key, as absolute paths. */
  readonly certificate: string;
  readonly key: string;
  /** Whether nginx has the directive `http2` (1.25.1 and later), and so warns about the older `listen … http2`. */
  readonly hasHttp2Directive: boolean;
}

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

/**
 * The `server` blocks that redirect to the domain with TLS: from plain HTTP, except the files that certificate authorities request, and
 * from the domain's other name (with or without `www.`).
 */
const redirectToTls = (
  tls: NginxTls,
  { port, root }: { readonly port: number; readonly root: string },
): string => {
  const other = otherName(tls.name);
  const target = `https://${tls.name}${tls.port === 443 ? '' : `:${tls.port}`}$request_uri`;
  return `server {
	listen ${port};
	listen [::]:${port};
	server_name ${tls.name} ${other};
	server_tokens off;
	root ${quoted(`${root}/current/site`)};
	location ^~ ${openFolder} {
		try_files $uri =404;
	}
	location / {
		return 301 ${target};
	}
}
server {
${listenWithTls(tls)}
	server_name ${other};
	server_tokens off;
	return 301 ${target};
}

`;
};

/** The lines with which a server listens over TLS: only versions 1.2 and 1.3, and 1.2 only with forward secrecy. */
const listenWithTls = ({ port, certificate, key, hasHttp2Directive }: NginxTls): string => {
  const [word, directive] = hasHttp2Directive ? ['', '\n\thttp2 on;'] : [' http2', ''];
  return `	listen ${port} ssl${word};
	listen [::]:${port} ssl${word};${directive}
	ssl_certificate ${quoted(certificate)};
	ssl_certificate_key ${quoted(key)};
	ssl_protocols TLSv1.2 TLSv1.3;
	ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;
	ssl_session_cache shared:suood:10m;
	ssl_session_tickets off;`;
};

/** Limits the messages per IP address: more than the people who share an address send, but far fewer than a program could. */
const limitMail = `limit_req_zone $binary_remote_addr zone=suood_mail:5m rate=1r/s;
`;

/** Says what must be added behind a proxy, whose address would count as that of every visitor: few messages would get through. */
const nameProxy = `# Behind a proxy, name it, or all visitors count as one sender: set_real_ip_from <its address>; real_ip_header X-Forwarded-For;
`;

/** Passes messages on to the mail service, on a port of this machine. */
const passMail = (port: number): string => `	location = /api/v1.0/email/send {
		limit_req zone=suood_mail burst=20 nodelay;
		limit_req_status 429;
		proxy_pass http://127.0.0.1:${port};
		proxy_set_header X-Real-IP $remote_addr;
		proxy_hide_header Cache-Control;
		proxy_hide_header X-Content-Type-Options;
		client_max_body_size 64k;
	}
`;
