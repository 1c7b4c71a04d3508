import { pages } from '../routing/pages.js';
import { cachedFolders, revalidate } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import { hiddenPath, openFolder } from './hiddenPath.js';
import { otherName } from './otherName.js';
import type { HttpHeaders } from './securityHeaders.js';

/** The media types of the build's files by their extensions, in place of the host's own list. */
const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** A rewrite condition: Accept-Encoding names an encoding, with a quality above zero. */
const reads = (encoding: string) =>
  String.raw`RewriteCond %{HTTP:Accept-Encoding} (?:^|,)\s*${encoding}\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))`;

const english = String.raw`RewriteCond %{HTTP_COOKIE} (?:^|;\s*)i18next=[^;]
RewriteCond %{HTTP_COOKIE} !(?:^|;\s*)i18next=ar(?:-|;|$)`;

/** A rewrite condition: the browser itself requested this path, and not another rule or the error page. */
const asked = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

/**
 * The file `.htaccess` for a site in the folder of a domain on shared hosting (Apache 2.4, LiteSpeed). `address` is the site's origin.
 * Requests for its name without TLS, and for its other name (with or without `www.`), are redirected to it; any other name shows the site
 * without a redirect.
 */
export const htaccess = (
  headers: HttpHeaders,
  address: string,
): string => `# Written by \`npm run build\`. It lies in the folder of the domain, beside index.html.
ErrorDocument 404 /404.html
<IfModule mod_dir.c>
DirectorySlash Off
</IfModule>

# Compressed copies lie beside the files.
<IfModule mod_mime.c>
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
</IfModule>
${Object.entries(types)
  .map(
    ([extension, type]) =>
      `<FilesMatch "\\.${extension}(?:\\.(?:br|gz))?$">\nForceType "${type}"\n</FilesMatch>`,
  )
  .join('\n')}

<IfModule mod_rewrite.c>
RewriteEngine On
RewriteBase /

# Certificate authorities ask for these, without TLS.
RewriteRule ^${escaped(openFolder.slice(1))} - [L]

# The site has one name, and is sent over TLS.
RewriteCond %{HTTP_HOST} ^${escaped(otherName(new URL(address).hostname))}$ [NC]
RewriteRule ^ ${address}%{REQUEST_URI} [R=301,L]
RewriteCond %{HTTP_HOST} ^${escaped(new URL(address).hostname)}$ [NC]
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ ${address}%{REQUEST_URI} [R=301,L]

# A page has one address; that with a slash at its end leads to it. What is no file of the site is not found.
${asked}
RewriteCond %{THE_REQUEST} ^\\S+\\s(?:https?://[^/?\\s]*)?+[^?\\s]*//
RewriteRule ^ - [R=404,L]
${asked}
RewriteRule ^(${pages.flatMap(({ path }) => path.slice(1) || []).join('|')})/$ /$1 [R=301,L]
${asked}
RewriteRule ${hiddenPath.replaceAll('/', '(?:^|/)')} - [R=404,L]
${asked}
RewriteCond %{REQUEST_URI} !^(?:${pages.map(({ path }) => path).join('|')})$
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,L]

# Pages are sent in the language of the cookie: Arabic without one, English for any other.
${pages
  .flatMap(({ path }) => {
    const rule = (folder: string) =>
      `${asked}\nRewriteRule ^${path.slice(1)}$ ${`${folder}${path}/index.html`.replaceAll(/\/+/g, '/')} [L]`;
    return [`${english}\n${rule(`/${englishFolder}`)}`, rule('')];
  })
  .join('\n')}
${english}
RewriteRule ^404\\.html$ /${englishFolder}/404.html [L]

${['br', 'gz']
  .map(
    (extension) =>
      `${reads(extension === 'gz' ? 'gzip' : extension)}
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule !\\.(?:br|gz)$ %{REQUEST_URI}.${extension} [L]`,
  )
  .join('\n')}
</IfModule>

<IfModule mod_headers.c>
SetEnvIf Request_URI "^[^.]*$|\\.html(?:\\.(?:br|gz))?$" suood_page
${Object.entries({ ...headers, 'Cache-Control': revalidate, Vary: 'Accept-Encoding' })
  .map(([name, value]) => `Header unset ${name}\nHeader always set ${name} "${value}"`)
  .join('\n')}
Header always set Vary "Cookie, Accept-Encoding" env=suood_page
${cachedFolders
  .map(
    ({ folder, value }) =>
      `SetEnvIf Request_URI ^/${folder}/ suood_${folder}\nHeader always set Cache-Control "${value}" env=suood_${folder}`,
  )
  .join('\n')}
</IfModule>
`;
