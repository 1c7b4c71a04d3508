import path from 'node:path';

/** The types of the site's files by their extensions. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  css: 'text/css;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  xml: 'text/xml;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json;charset=utf-8',
  webmanifest: 'application/manifest+json;charset=utf-8',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The header Content-Type of a file, by its extension. */
export const contentType = (file: string): string =>
  types[path.extname(file).slice(1)] ?? 'application/octet-stream';
