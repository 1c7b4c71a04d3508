import { readFileSync, writeFileSync } from 'node:fs';
import type { PictureName } from '../src/content/pictures';

/** The origin of one picture in `public/images`. */
export interface Origin {
  readonly made: 'render' | 'photograph';
  /** The scene or the photograph, relative to `artwork/`. */
  readonly from: string;
  /** Fingerprint of the inputs that decide the pixels before grading: scene, kit, samples and size, or the photograph. */
  readonly source: string;
  /** Fingerprint of the later steps: grading, encoding and widths. */
  readonly finish: string;
  /** Width and height of the master in pixels: no encoded width is larger. */
  readonly master: readonly [number, number];
  /** How long the render took on two cores. */
  readonly seconds?: number;
}

const file = new URL('manifest.json', import.meta.url);

/** How each picture was made, by its name. A picture that is missing here was not made by `render.ts`. */
export function readManifest() {
  return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<PictureName, Origin>>;
}

/** Stores one picture's origin; the names stay sorted. */
export function record(name: PictureName, origin: Origin) {
  const all = Object.entries({ ...readManifest(), [name]: origin });
  all.sort(([a], [b]) => a.localeCompare(b));
  const text = JSON.stringify(Object.fromEntries(all), null, 2);
  // Writes pairs of numbers on one line, as the formatter does.
  writeFileSync(file, `${text.replaceAll(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`);
}
