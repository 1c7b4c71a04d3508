/** Reduces Latin letters and digits in Arabic texts, because they look larger than Arabic letters of the same size. */
export const latinInArabic = {
  unicodeRange: 'U+30-39,U+41-5A,U+61-7A',
  sizeAdjust: '95%',
} as const;

/**
 * The Arabic letter on the language toggle of the English pages has its own font family. In the family of the page's text, it would stay
 * unjoined in Arabic words that a visitor types: Firefox and WebKit do not join letters of different fonts.
 */
export const toggleLetter = { family: 'Suood Toggle', unicodeRange: 'U+639' } as const;
const allButToggleLetter = { unicodeRange: 'U+0-638,U+63A-10FFFF' };

const face = (family: string, file: string, fontWeight: number) =>
  ({
    fontFamily: family,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    src: `url(/fonts/${file}-${fontWeight}.woff2) format('woff2')`,
  }) as const;

/**
 * A system font, shown until our font is loaded. It gets our font's metrics (in percent of the font size), so that its replacement moves no
 * text.
 */
const fallback = (
  family: string,
  local: string,
  fontWeight: number,
  [sizeAdjust, ascentOverride, descentOverride]: readonly [string, string, string],
) => ({
  fontFamily: family,
  fontWeight,
  src: local,
  sizeAdjust,
  ascentOverride,
  descentOverride,
  lineGapOverride: '0%',
});
const arial = "local('Arial'), local('Liberation Sans')";
const dejaVu = "local('DejaVu Sans')";
const naskh =
  "local('Noto Naskh Arabic UI'), local('NotoNaskhArabicUI'), local('Noto Naskh Arabic'), local('Noto Naskh Arabic Regular'), local('NotoNaskhArabic-Regular')";

/**
 * The `@font-face` rules: two typefaces in two weights, and the system fonts shown while they load. A function, so that the published
 * bundle, which does not call it, leaves it out.
 */
export const fontFaces = () => [
  { ...face('Suood Latin', 'plex-en', 300), ...allButToggleLetter },
  { ...face('Suood Latin', 'plex-en', 400), ...allButToggleLetter },
  { ...face(toggleLetter.family, 'plex-en', 400), unicodeRange: toggleLetter.unicodeRange },
  face('Suood Arabic', 'plex-ar', 300),
  face('Suood Arabic', 'plex-ar', 400),
  { ...face('Suood Arabic', 'plex-ar', 300), ...latinInArabic },
  { ...face('Suood Arabic', 'plex-ar', 400), ...latinInArabic },
  fallback('Suood Latin fallback', arial, 300, ['99.01%', '109.58%', '41.91%']),
  fallback('Suood Latin fallback', arial, 400, ['100.60%', '107.85%', '41.25%']),
  // For systems without Arial.
  fallback('Suood Latin second fallback', dejaVu, 300, ['86.76%', '125.05%', '47.83%']),
  fallback('Suood Latin second fallback', dejaVu, 400, ['88.15%', '123.08%', '47.08%']),
  fallback('Suood Arabic fallback', naskh, 300, ['103.46%', '104.87%', '40.11%']),
  fallback('Suood Arabic fallback', naskh, 400, ['104.20%', '104.13%', '39.83%']),
];
