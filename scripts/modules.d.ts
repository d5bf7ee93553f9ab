/** The part of subset-font that images.ts uses. */
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
/** The part of jsdom that the build uses. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { contentType: 'text/xml' });
    readonly window: {
      readonly document: Document;
      readonly NodeFilter: typeof NodeFilter;
      readonly XPathResult: typeof XPathResult;
    };
  }
}
/** The part of firebase-tools that starts the Auth emulator. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  export function createApp(projectId: string): Promise<import('node:http').RequestListener>;
}
