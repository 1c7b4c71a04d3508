/**
 * The letters of a typeface: a font (woff2, in Base64) for each weight, and in which families it is used for which characters:
 * `unicode-range` and, where they are shown smaller than they are, `size-adjust`.
 */
export interface Letters {
  readonly faces: readonly {
    readonly family: string;
    readonly unicodeRange: string;
    readonly sizeAdjust?: string;
  }[];
  readonly files: readonly (readonly [weight: string, font: string])[];
}
