import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictures, type PictureName } from '../src/content/pictures';

const images = fileURLToPath(new URL('../public/images/', import.meta.url));

/** Writes every width of a picture as AVIF and WebP, cropped about the middle; throws if the master is too small. */
export async function encode(name: PictureName, master: string) {
  mkdirSync(images, { recursive: true });
  const { aspect, widths } = pictures[name];
  const { width, height } = await sharp(master).metadata();
  const largest = Math.max(...widths);
  const least = [largest, Math.round((largest * aspect[1]) / aspect[0])] as const;
  if (width < least[0] || height < least[1]) {
    throw new Error(`${name}: needs ${least.join(' × ')} pixels or more, has ${width} × ${height}`);
  }
  const encodings = widths.flatMap((target) => {
    const sized = sharp(master)
      .rotate()
      .resize(target, Math.round((target * aspect[1]) / aspect[0]));
    const path = `${images}${name}-${target}`;
    return [
      sized.clone().avif({ quality: 60, effort: 4 }).toFile(`${path}.avif`),
      sized.clone().webp({ quality: 80, effort: 6 }).toFile(`${path}.webp`),
    ];
  });
  await Promise.all(encodings);
  if (name === 'hero') {
    // What a shared link shows: the middle of the hero.
    const card = sharp(master).resize(1200, 630).jpeg({ quality: 82, mozjpeg: true });
    await card.toFile(`${images}open-graph.jpg`);
  }
  return [width, height] as const;
}
