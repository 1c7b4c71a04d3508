import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { pictures, type PictureName } from '../src/content/pictures';

const images = fileURLToPath(new URL('../public/images/', import.meta.url));

/** Bytes that the slot's size on a desktop may weigh as AVIF. */
const budget = (name: PictureName) => (name === 'hero' ? 60_000 : 28_000);

const compress = (picture: Sharp, quality: number) => picture.clone().avif({ quality, effort: 4 });

/** The best AVIF quality that keeps to the budget. */
async function qualityFor(picture: Sharp, allowed: number) {
  for (const quality of [68, 62, 56]) {
    // oxlint-disable-next-line no-await-in-loop
    const { length } = await compress(picture, quality).toBuffer();
    if (length <= allowed) return quality;
  }
  return 50;
}

/** Writes every width of a picture as AVIF and WebP, cropped about the middle; throws if the master is too small. */
export async function encode(name: PictureName, master: string) {
  mkdirSync(images, { recursive: true });
  const { aspect, widths } = pictures[name];
  const { width, height } = (await sharp(master).metadata()).autoOrient;
  const heightFor = (target: number) => Math.round((target * aspect[1]) / aspect[0]);
  const largest = Math.max(...widths);
  if (width < largest || height < heightFor(largest)) {
    const [needed, got] = [`${largest} × ${heightFor(largest)}`, `${width} × ${height}`];
    throw new Error(`${name}: needs ${needed} pixels or more, has ${got}`);
  }
  const sized = (target: number) => sharp(master).autoOrient().resize(target, heightFor(target));
  // The middle width is the slot's on a desktop.
  const quality = await qualityFor(sized(widths[1] ?? largest), budget(name));
  const encodings = widths.flatMap((target) => {
    const path = `${images}${name}-${target}`;
    const webp = sized(target).webp({ quality: 80, effort: 6 });
    return [compress(sized(target), quality).toFile(`${path}.avif`), webp.toFile(`${path}.webp`)];
  });
  await Promise.all(encodings);
  if (name === 'hero') {
    // What a shared link shows: the middle of the hero.
    const card = sharp(master).autoOrient().resize(1200, 630).jpeg({ quality: 82, mozjpeg: true });
    await card.toFile(`${images}open-graph.jpg`);
  }
  return [width, height] as const;
}
