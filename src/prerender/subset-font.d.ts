declare module 'subset-font' {
  /**
   * Reduces a font to the glyphs that a text needs; keeps all of them where `keepAllGlyphs` is set. Rejects where `font` is no
   * font.
   */
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
