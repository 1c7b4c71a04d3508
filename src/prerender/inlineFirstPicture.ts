import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Embeds into a page the picture that phones show first, in place of the picture's address; returns a page without such a picture
 * unchanged. So the picture arrives together with the text, without a request of its own, and a browser that has the page in its
 * cache does not load the picture again.
 *
 * @param html the HTML of the page
 * @param folder the folder that contains the page's files
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

/** A source with one size for all screens. */
const onlySource = /<source[^>]* type="image\/avif" srcSet="([^" ]+)"/;
