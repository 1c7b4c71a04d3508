declare module 'subset-font' {
  /** Reduces a font to the glyphs that `text` needs; `keepAllGlyphs` keeps them all. Rejects if `font` is no font. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly keepAllGlyphs?: boolean;
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer<ArrayBuffer>>;
}
