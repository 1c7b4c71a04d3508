import { cachedFolders, revalidate } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import { hiddenPath, openFolder } from './hiddenPath.js';
import type { HttpHeaders } from './securityHeaders.js';

/** A condition of a route: the cookie stores any language but Arabic. */
const english = { type: 'cookie', key: 'i18next', value: '(?!ar(?:-|$)).+' };

/** Two routes that answer paths matching `src` with the file at `path`, in the language of the cookie. */
const inEitherLanguage = (src: string, path: string, more: object = {}) => [
  { src, has: [english], dest: `/${englishFolder}${path}`, ...more },
  { src, dest: path, ...more },
];
const notFound = (src: string) =>
  inEitherLanguage(src, '/404.html', { status: 404, headers: { 'Cache-Control': revalidate } });

/**
 * The file `config.json` of Vercel's Build Output API (version 3): headers, and pages and 404 in the language of the cookie.
 * `paths` are those of the pages. Deploy it with the build that `headers` were made from: the policy has its hashes.
 */
export const vercel = (headers: HttpHeaders, paths: readonly string[]): string =>
  `${JSON.stringify(
    {
      version: 3,
      routes: [
        { src: '^/.*$', headers, continue: true },
        ...cachedFolders.map(({ folder, value }) => ({
          src: `^/${folder}/.*$`,
          headers: { 'Cache-Control': value },
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
