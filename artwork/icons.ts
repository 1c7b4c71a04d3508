import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { theme } from '../src/style/stitches.config';
import { markPath } from '../src/ui/markPath';

/** The icons for home screens: their sizes, and the height of the logo on them, in pixels. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, height: 120 },
  { file: 'icon-192.png', size: 192, height: 120 },
  { file: 'icon-512.png', size: 512, height: 320 },
  // Platforms may cut a maskable icon to a circle of four fifths of its width, so the logo is smaller.
  { file: 'icon-maskable-512.png', size: 512, height: 240 },
];

const { ink, brass } = theme.colors;

/** Draws the logo in the middle of a square as PNG. The square is `size` pixels wide, the logo `height` pixels high. */
function draw(size: number, height: number): Promise<Buffer> {
  const scale = height / 40;
  const [left, top] = [(size - 32 * scale) / 2, (size - height) / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${ink.value}"/>
    <path transform="translate(${left} ${top}) scale(${scale})" fill="${brass.value}" d="${markPath}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ colours: 16, effort: 10 }).toBuffer();
}

for (const { file, size, height } of icons)
  await writeFile(`public/${file}`, await draw(size, height));

/** Writes `favicon.ico`, which browsers and crawlers request if a page names no icon. ICO: a header of 6 bytes, an entry of 16, a PNG. */
const side = 32;
const png = await draw(side, 26);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2); // icon
head.writeUInt16LE(1, 4); // one image
head.writeUInt8(side, 6);
head.writeUInt8(side, 7);
head.writeUInt16LE(1, 10); // colour planes
head.writeUInt16LE(32, 12); // bits per pixel
head.writeUInt32LE(png.length, 14);
head.writeUInt32LE(head.length, 18);
await writeFile('public/favicon.ico', Buffer.concat([head, png]));
