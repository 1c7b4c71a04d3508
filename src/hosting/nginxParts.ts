import { openFolder } from './hiddenPath.js';
import { quoted } from './nginxRelease.js';
import { otherName } from './otherName.js';

/** How nginx serves a domain over TLS. */
export interface NginxTls {
  readonly name: string;
  readonly port: number;
  /** The files of the certificate with its chain and of its key, as absolute paths. */
  readonly certificate: string;
  readonly key: string;
  /** Whether nginx has the directive `http2` (1.25.1 and later), and so warns about the older `listen … http2`. */
  readonly hasHttp2Directive: boolean;
}

/**
 * The `server` blocks that redirect to the domain with TLS: from plain HTTP, except the files that certificate authorities request, and
 * from the domain's other name (with or without `www.`).
 */
export const redirectToTls = (
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
export const listenWithTls = ({ port, certificate, key, hasHttp2Directive }: NginxTls): string => {
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
export const limitMail = `limit_req_zone $binary_remote_addr zone=suood_mail:5m rate=1r/s;
`;

/** Says what must be added behind a proxy, whose address would count as that of every visitor: few messages would get through. */
export const nameProxy = `# Behind a proxy, name it, or all visitors count as one sender: set_real_ip_from <its address>; real_ip_header X-Forwarded-For;
`;

/** Passes messages on to the mail service, on a port of this machine. */
export const passMail = (port: number): string => `	location = /api/v1.0/email/send {
		limit_req zone=suood_mail burst=20 nodelay;
		limit_req_status 429;
		proxy_pass http://127.0.0.1:${port};
		proxy_set_header X-Real-IP $remote_addr;
		proxy_hide_header Cache-Control;
		proxy_hide_header X-Content-Type-Options;
		client_max_body_size 64k;
	}
`;
