import type { Letters } from './Letters';

// What adds the letters of the page's texts to the page, which brings them along: the build compiles this file to a second inline
// script for each language. A font is there at once only where a script adds it from memory (a rule with its data leads to a shift
// of 0.60), so that the first text is in it already and nothing moves later, whatever fonts the machine has: CLS 0 instead of 0.022
// on the home page and 0.030 on the Contact page (Arabic, no Arabic font but DejaVu Sans), and two requests less.

/** What the build defines. */
declare const letters: Letters;

const { faces, files } = letters;
for (const [weight, font] of files) {
  const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
  for (const { family, ...use } of faces)
    document.fonts.add(new FontFace(family, bytes, { weight, ...use }));
}
