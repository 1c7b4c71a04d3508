import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { pictures, type PictureName } from '../src/content/pictures';

const images = fileURLToPath(new URL('../public/images/', import.meta.url));
const colours = new URL('../src/ui/pictureColours.json', import.meta.url);

/** The qualities to try, best first. The first looks like the master; dense screens hide small losses, so they start at the second. */
const qualities = { avif: [58, 50, 44, 38], webp: [76, 68, 60, 52, 44] } as const;

/** The limit in bytes for a file of this width, and whether only dense screens use it: others use no width above `widths[1]`. */
function budget(name: PictureName, width: number) {
  const isDense = width > pictures[name].widths[1];
  const shown = name === 'hero' ? 60_000 : 28_000;
  return { isDense, allowed: isDense ? 2 * shown : shown };
}

/** Encodes a picture in the best quality that keeps to its limit in bytes, or else in the lowest quality. */
async function compress(
  picture: Sharp,
  format: keyof typeof qualities,
  { isDense, allowed }: { isDense: boolean; allowed: number },
) {
  let smallest = Buffer.alloc(0);
  for (const quality of qualities[format].slice(isDense ? 1 : 0)) {
    // oxlint-disable-next-line no-await-in-loop
    smallest = await picture.clone()[format]({ quality, effort: 4 }).toBuffer();
    if (smallest.length <= allowed) break;
  }
  return smallest;
}

/** Deletes a picture's files whose width is no longer in its list. */
async function removeOthers(name: PictureName) {
  const files = await readdir(images);
  const stale = files.filter((file) => {
    const width = new RegExp(`^${name}-(\\d+)\\.(avif|webp)$`).exec(file)?.[1];
    return width !== undefined && !new Set<number>(pictures[name].widths).has(Number(width));
  });
  await Promise.all(stale.map((file) => rm(images + file)));
}

/** Stores a picture's mean colour, which the page shows until the picture has loaded. */
async function recordColour(name: PictureName, master: string) {
  const { channels } = await sharp(master).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  const known = JSON.parse(readFileSync(colours, 'utf8')) as Record<string, string>;
  const all = Object.entries({ ...known, [name]: `#${hex.join('')}` });
  all.sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(colours, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Writes every width of a picture as AVIF and WebP, cropped about the middle; throws if the master is too small. */
export async function encode(name: PictureName, master: string) {
  const { aspect, widths } = pictures[name];
  const { width, height } = (await sharp(master).metadata()).autoOrient;
  const heightFor = (target: number) => Math.round((target * aspect[1]) / aspect[0]);
  const largest = Math.max(...widths);
  if (width < largest || height < heightFor(largest)) {
    const [needed, got] = [`${largest} × ${heightFor(largest)}`, `${width} × ${height}`];
    throw new Error(`${name}: needs ${needed} pixels or more, has ${got}`);
  }
  const encodings = widths.flatMap((target) => {
    const sized = sharp(master).autoOrient().resize(target, heightFor(target));
    return (['avif', 'webp'] as const).map(async (format) => {
      const encoded = await compress(sized, format, budget(name, target));
      await writeFile(`${images}${name}-${target}.${format}`, encoded);
    });
  });
  await Promise.all(encodings);
  await removeOthers(name);
  await recordColour(name, master);
  if (name === 'hero') {
    // The picture that link previews show: the middle of the hero's picture.
    const card = sharp(master).autoOrient().resize(1200, 630).jpeg({ quality: 82, mozjpeg: true });
    await card.toFile(`${images}open-graph.jpg`);
  }
  return [width, height] as const;
}
