import { openFolder } from './hiddenPath.js';

/** How nginx serves a domain over TLS. */
export interface NginxTls {
  readonly name: string;
  readonly port: number;
  /** The files of the certificate with its chain and of its key, as absolute paths. */
  readonly certificate: string;
  readonly key: string;
}

/** A path as nginx reads it, whatever stands in it but `$`, which nginx cannot be kept from reading as a variable. */
export const quoted = (path: string): string => `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The block that leads plain HTTP to TLS, except for the files that certificate authorities ask for. */
export const redirectToTls = (
  { name, port: tlsPort }: NginxTls,
  { port, root }: { readonly port: number; readonly root: string },
): string => `server {
	listen ${port};
	listen [::]:${port};
	server_name ${name};
	server_tokens off;
	root ${quoted(root)};
	location ^~ ${openFolder} {
		try_files $uri =404;
	}
	location / {
		return 301 https://${name}${tlsPort === 443 ? '' : `:${tlsPort}`}$request_uri;
	}
}

`;

/** The lines with which a server listens over TLS; 1.2 and 1.3 only. */
export const listenWithTls = ({ name, port, certificate, key }: NginxTls): string =>
  `	listen ${port} ssl http2;
	listen [::]:${port} ssl http2;
	server_name ${name};
	ssl_certificate ${quoted(certificate)};
	ssl_certificate_key ${quoted(key)};
	ssl_protocols TLSv1.2 TLSv1.3;
	ssl_session_cache shared:suood:10m;
	ssl_session_tickets off;`;

/** Passes messages on to the mail service, which listens on a port of this machine. */
export const passMail = (port: number): string => `	location = /api/v1.0/email/send {
		proxy_pass http://127.0.0.1:${port};
		proxy_set_header X-Real-IP $remote_addr;
		proxy_hide_header Cache-Control;
		proxy_hide_header X-Content-Type-Options;
		client_max_body_size 64k;
	}
`;
