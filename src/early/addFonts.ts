import { embedded } from './embedded';
import * as marks from './marks';

// Adds the fonts that are embedded in the page, which hold only the characters of its texts. The build compiles this file to a second
// inline script. Unlike a font in a style sheet, a font that a script adds from memory is ready for the first paint, so that no text moves
// later.

/** The data that the build embeds (src/prerender/embeddedFonts.ts). */
interface Fonts {
  /** The font families that share the files, each with the range of characters that it covers. */
  readonly faces: readonly ({ readonly family: string } & FontFaceDescriptors)[];
  /** The fonts (woff2, in Base64) by their weights. */
  readonly files: readonly (readonly [weight: string, font: string])[];
}

const { faces, files } = (embedded(marks.fonts) ?? { faces: [], files: [] }) as Fonts;
for (const [weight, font] of files) {
  const text = atob(font);
  const bytes = new Uint8Array(text.length);
  // A loop, because `Uint8Array.from` takes much longer, and this code delays the first paint.
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  for (const { family, ...use } of faces)
    document.fonts.add(new FontFace(family, bytes, { weight, ...use }));
}
