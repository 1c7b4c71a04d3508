import { englishFolder, hiddenPath, keptFolders, openFolder, otherCacheControl } from './rules.js';

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

/**
 * The file `_redirects` of Netlify and Cloudflare Pages: what lies in the English folder has no address of its own. Netlify
 * leaves a file in its place unless the `!` forces it; Cloudflare forces every redirect, and skips the line with the `!`.
 */
export const redirectsFile = (): string =>
  ['302!', '302'].map((status) => `/${englishFolder}/* / ${status}\n`).join('');

/** A cookie that asks for English: any language but Arabic. */
const english = { type: 'cookie', key: 'i18next', value: '(?!ar(?:-|$)).+' };

/** Sends the file at `path` of the build, in the language of the cookie, for what matches `src`. */
const inEitherLanguage = (src: string, path: string, also: object = {}) => [
  { src, has: [english], dest: `/${englishFolder}${path}`, ...also },
  { src, dest: path, ...also },
];
const notFound = (src: string) =>
  inEitherLanguage(src, '/404.html', {
    status: 404,
    headers: { 'Cache-Control': otherCacheControl },
  });

/**
 * The file `config.json` of Vercel's Build Output API (version 3): headers, pages in the language of the cookie, 404 in it
 * too. It goes to Vercel with the build that it was written for, whose scripts and styles its policy names.
 */
export const vercel = (headers: Headers, paths: readonly string[]): string =>
  `${JSON.stringify(
    {
      version: 3,
      routes: [
        { src: '^/.*$', headers, continue: true },
        ...keptFolders.map(({ folder, cacheControl }) => ({
          src: `^/${folder}/.*$`,
          headers: { 'Cache-Control': cacheControl },
          continue: true,
        })),
        { src: String.raw`^[^.]*$`, headers: { Vary: 'Cookie' }, continue: true },
        ...notFound(`^(?!${openFolder}).*(?:${hiddenPath}).*$`),
        ...paths.flatMap((path) => {
          const folder = path === '/' ? '' : path;
          return inEitherLanguage(`^${folder}/?$`, `${folder}/index.html`);
        }),
        { handle: 'filesystem' },
        ...notFound('^/.*$'),
      ],
    },
    null,
    2,
  )}\n`;
