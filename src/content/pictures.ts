/**
 * One picture. `aspect` is [width, height]. `widths` are those of its files in device pixels, ascending: for a phone, for a desktop, and
 * for screens of up to three device pixels per CSS pixel.
 */
interface Picture {
  readonly aspect: readonly [number, number];
  readonly widths: readonly [phone: number, desktop: number, dense: number, densest: number];
}

const elevator = { aspect: [5, 6], widths: [390, 664, 864, 1328] } satisfies Picture;
const safety = { aspect: [18, 19], widths: [390, 720, 900, 1170] } satisfies Picture;
const design = { aspect: [8, 9], widths: [390, 568, 852, 1136] } satisfies Picture;

const client = { aspect: [256, 560], widths: [195, 256, 512, 768] } satisfies Picture;

/**
 * Every picture by a name for where it is shown; the files are `/images/<name>-<width>.avif` and `.webp`. Section 6 of the design describes
 * their subjects and crops.
 */
export const pictures = {
  hero: { aspect: [11, 5], widths: [1280, 1971, 2464, 3200] },
  'hero-mobile': { aspect: [13, 20], widths: [390, 585, 780, 1170] },
  'elevator-gearbox': elevator,
  'elevator-gearless': elevator,
  'elevator-panorama': elevator,
  'elevator-platform': elevator,
  'elevator-food': elevator,
  'safety-mechanical': safety,
  'safety-electrical': safety,
  'safety-support': safety,
  'cabins-panorama': design,
  'cabins-classic': design,
  'cabins-decorative': design,
  'doors-center': design,
  'doors-telescopic': design,
  'doors-semi-auto': design,
  'buttons-touch': design,
  'buttons-touchless': design,
  'walls-cabin': design,
  'flooring-cabin': design,
  'client-hospitals': client,
  'client-commercial-centers': client,
  'client-restaurants': client,
  'client-hotels': client,
  'client-residential-units': client,
  why: { aspect: [1, 2], widths: [195, 312, 468, 624] },
  about: { aspect: [470, 680], widths: [390, 470, 780, 1170] },
  contact: { aspect: [5, 8], widths: [390, 600, 780, 1200] },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
