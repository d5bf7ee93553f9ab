/** The part of subset-font that basic-fonts.mjs uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, number | { min: number; max: number; default: number }>;
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
}
