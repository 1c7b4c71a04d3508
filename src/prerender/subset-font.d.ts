declare module 'subset-font' {
  /** A font with the glyphs that a text needs; all of them where `keepAllGlyphs` is set. Rejects where the font is none. */
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
