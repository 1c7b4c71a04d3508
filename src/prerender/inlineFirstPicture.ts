import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Embeds in a page's HTML the picture that phones show first; `folder` holds the site's files. The picture then needs no request of its
 * own, and is cached with the page. Returns a page without such a picture unchanged.
 */
export async function inlineFirstPicture(html: string, folder: string): Promise<string> {
  const [, address] = onlySource.exec(html) ?? [];
  if (!address) return html;
  const picture = await readFile(path.join(folder, address));
  return html.replace(
    `srcSet="${address}"`,
    `srcSet="data:image/avif;base64,${picture.toString('base64')}"`,
  );
}

/** Matches an AVIF source whose single address serves every pixel density. */
const onlySource = /<source[^>]* type="image\/avif" srcSet="([^" ]+)"/;
