/** The letters of a typeface: its name, the characters (as `unicode-range`), and a font (woff2, in Base64) for each weight. */
export interface Letters {
  readonly family: string;
  readonly unicodeRange: string;
  readonly files: readonly (readonly [weight: string, font: string])[];
}
