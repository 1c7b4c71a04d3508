import { embedded } from './embedded';
import * as marks from './marks';

// Adds the fonts that the page brings along, which hold the characters of its texts: the build compiles this file to a second
// inline script. A font is there at once only where a script adds it from memory, not where a style sheet has
// its data: so the first paint has the typeface, and nothing moves later, whatever fonts the machine has.

/** What the build embeds (src/prerender/embeddedFonts.ts). */
interface Fonts {
  /** In which families the fonts are used for which characters. */
  readonly faces: readonly ({ readonly family: string } & FontFaceDescriptors)[];
  /** The fonts (woff2, in Base64) by their weights. */
  readonly files: readonly (readonly [weight: string, font: string])[];
}

const { faces, files } = (embedded(marks.fonts) ?? { faces: [], files: [] }) as Fonts;
for (const [weight, font] of files) {
  const text = atob(font);
  const bytes = new Uint8Array(text.length);
  // A loop, as this runs before the first paint: `Uint8Array.from` takes much longer.
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  for (const { family, ...use } of faces)
    document.fonts.add(new FontFace(family, bytes, { weight, ...use }));
}
