import sharp from 'sharp';
import { theme } from '../src/style/stitches.config';
import { markPath } from '../src/ui/markPath';

/** The icons of home screens: their sizes in pixels, and how high the mark stands in them. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, height: 120 },
  { file: 'icon-192.png', size: 192, height: 120 },
  { file: 'icon-512.png', size: 512, height: 320 },
  // What platforms may cut away of a maskable icon is outside a circle of four fifths.
  { file: 'icon-maskable-512.png', size: 512, height: 240 },
];

const { ink, brass } = theme.colors;

for (const { file, size, height } of icons) {
  const scale = height / 40;
  const [left, top] = [(size - 32 * scale) / 2, (size - height) / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${ink.value}"/>
    <path transform="translate(${left} ${top}) scale(${scale})" fill="${brass.value}" d="${markPath}"/></svg>`;
  await sharp(Buffer.from(svg)).png({ colours: 16, effort: 10 }).toFile(`public/${file}`);
}
