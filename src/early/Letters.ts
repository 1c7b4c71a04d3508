/**
 * The letters of a typeface: its name, a font (woff2, in Base64) for each weight, and what of it is used for which characters:
 * `unicode-range` and, where they are shown smaller than they are, `size-adjust`.
 */
export interface Letters {
  readonly family: string;
  readonly faces: readonly { readonly unicodeRange: string; readonly sizeAdjust?: string }[];
  readonly files: readonly (readonly [weight: string, font: string])[];
}
