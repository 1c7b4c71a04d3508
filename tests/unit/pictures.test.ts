import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readManifest } from '../../artwork/manifest';
import { plan } from '../../artwork/plan';
import { pictures, type PictureName } from '../../src/content/pictures';
import colours from '../../src/ui/pictureColours.json';

const images = fileURLToPath(new URL('../../public/images/', import.meta.url));
const names = Object.keys(pictures) as PictureName[];

/** The preview pictures of shared links: one without words, and one in each language. */
const cards = ['open-graph.jpg', 'card-ar.jpg', 'card-en.jpg'];

const bytes = (file: string) => statSync(images + file).size;

/** The files of a picture, each with the width and height that it must have. */
function filesOf(name: PictureName) {
  const { aspect, widths } = pictures[name];
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((kind) => ({
      file: `${name}-${width}.${kind}`,
      pixels: [width, Math.round((width * aspect[1]) / aspect[0])] as const,
    })),
  );
}

describe.each(names)('The picture %s', (name) => {
  test('a picture has every width as AVIF and WebP, in the aspect ratio that the page needs', async () => {
    const files = filesOf(name);
    const sizes = await Promise.all(files.map(({ file }) => sharp(images + file).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual(
      files.map(({ pixels }) => pixels),
    );
  });

  test('a picture has no file that is wider than the original', () => {
    const largest = Math.max(...pictures[name].widths);
    expect(readManifest()[name]?.master[0]).toBeGreaterThanOrEqual(largest);
  });

  test('a picture has its mean colour as placeholder', async () => {
    const { channels } = await sharp(`${images}${name}-${pictures[name].widths[0]}.webp`).stats();
    const announced = colours[name].match(/\w\w/g)?.map((pair) => Number.parseInt(pair, 16));
    const seen = channels.slice(0, 3).map(({ mean }) => mean);
    const difference = seen.map((mean, index) => Math.abs(mean - (announced?.[index] ?? 999)));
    expect(Math.max(...difference)).toBeLessThan(4);
  });
});

test('The hero’s picture weighs at most 60 kB on every phone', () => {
  const weights = filesOf('hero-mobile').map(({ file }) => bytes(file));
  expect(Math.max(...weights)).toBeLessThanOrEqual(60_000);
});

test('Every other picture weighs at most 30 kB for an ordinary screen, and 60 kB for the densest screen', () => {
  const heavy = names
    .filter((name) => !name.startsWith('hero'))
    .flatMap((name) => {
      // Allows 30 kB up to the second width, which a desktop shows, and 60 kB above it.
      const allowed = (width: number) => (width <= pictures[name].widths[1] ? 30_000 : 60_000);
      return filesOf(name).filter(({ file, pixels: [width] }) => bytes(file) > allowed(width));
    });
  expect(heavy.map(({ file }) => file)).toEqual([]);
});

test('The folder of pictures holds only the files of the listed pictures, and weighs at most 12 MB', () => {
  const files = readdirSync(images);
  const known = names.flatMap((name) => filesOf(name).map(({ file }) => file));
  expect(files.toSorted()).toEqual([...known, ...cards].toSorted());
  expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(12_000_000);
});

test.each(cards)('%s, for shared links, is 1200 by 630 and weighs at most 100 kB', async (card) => {
  const { width, height } = await sharp(images + card).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes(card)).toBeLessThanOrEqual(100_000);
});

test('Every picture was made from its present scene and setting', () => {
  expect(names.filter((name) => !plan(name).current)).toEqual([]);
});
