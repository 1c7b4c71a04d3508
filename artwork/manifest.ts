import { readFileSync, writeFileSync } from 'node:fs';
import type { PictureName } from '../src/content/pictures';

/** What one picture in `public/images` was made from. */
export interface Origin {
  readonly made: 'render' | 'photograph';
  /** The scene or the photograph, relative to `artwork/`. */
  readonly from: string;
  /** Fingerprint of all that decides the pixels before grading: scene, kit, samples and size, or the photograph. */
  readonly source: string;
  /** Fingerprint of what happens to them afterwards: grading, encoding and widths. */
  readonly finish: string;
  /** Width and height of the master in pixels: no encoded width is larger. */
  readonly master: readonly [number, number];
  /** What the render took on two cores. */
  readonly seconds?: number;
}

const file = new URL('manifest.json', import.meta.url);

/** Where every picture comes from, by name; a picture not named has not been made by the runner. */
export function readManifest() {
  return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<PictureName, Origin>>;
}

/** Notes one picture's origin; the names stay sorted. */
export function record(name: PictureName, origin: Origin) {
  const all = Object.entries({ ...readManifest(), [name]: origin });
  all.sort(([a], [b]) => a.localeCompare(b));
  const text = JSON.stringify(Object.fromEntries(all), null, 2);
  // Pairs on one line, as the formatter has them.
  writeFileSync(file, `${text.replaceAll(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`);
}
