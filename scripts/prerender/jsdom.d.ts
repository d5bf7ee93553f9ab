/** The part of jsdom that the build uses. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document; readonly XPathResult: typeof XPathResult };
  }
}
