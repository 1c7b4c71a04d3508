import { englishFolder, keptFolders } from './rules.js';

type Headers = Readonly<Record<string, string>>;

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Neither chooses pages by cookie: the page does. Pages keep the hosts'
 * own "ask each time", because both hosts add a second value to a header instead of replacing the first.
 */
export const headersFile = (headers: Headers): string =>
  [
    rule('/*', headers),
    ...keptFolders.map(({ folder, cacheControl }) =>
      rule(`/${folder}/*`, { 'Cache-Control': cacheControl }),
    ),
    rule(`/${englishFolder}/*`, { 'X-Robots-Tag': 'noindex' }),
  ].join('\n');

const rule = (path: string, headers: Headers) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/** The file `_redirects` of Netlify and Cloudflare Pages: what lies in the English folder has no address of its own. */
export const redirectsFile = (): string => `/${englishFolder}/* / 302\n`;

/** The file `vercel.json`: the build's command and folder, headers, and pages in the language of the cookie. */
export const vercel = (headers: Headers, paths: readonly string[]): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      routes: [
        { src: '/.*', headers, continue: true },
        ...keptFolders.map(({ folder, cacheControl }) => ({
          src: `/${folder}/.*`,
          headers: { 'Cache-Control': cacheControl },
          continue: true,
        })),
        ...paths.map((path) => ({ src: path, headers: { Vary: 'Cookie' }, continue: true })),
        { src: `/${englishFolder}/.*`, status: 404, dest: '/404.html' },
        ...paths.map((path) => ({
          src: path === '/' ? '/' : `${path}/?`,
          has: [{ type: 'cookie', key: 'i18next', value: '(?!ar(?:-|$)).+' }],
          dest: `/${englishFolder}${path === '/' ? '' : path}/index.html`,
        })),
        { handle: 'filesystem' },
        { src: '/.*', status: 404, dest: '/404.html' },
      ],
    },
    null,
    2,
  )}\n`;
