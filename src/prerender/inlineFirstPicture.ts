import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A page in which the picture that phones show first comes with it, instead of its address; the same page where it has none.
 * The picture is there with the words, without a request of its own; a page that is unchanged is not sent again.
 *
 * @param html of the page
 * @param folder the folder that the addresses of its files are in
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

/** A source that has one size for all screens. */
const onlySource = /<source[^>]* type="image\/avif" srcSet="([^" ]+)"/;
