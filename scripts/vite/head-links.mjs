// @ts-check

/** The font every first paint needs; the others wait until a page asks for them. */
const FIRST_FONT = /geist-latin-wght-normal-.*\.woff2$/;

/**
 * Preloads what the first paint needs under the names the build gave it.
 *
 * @returns {import('vite').Plugin}
 */
export function headLinks() {
  return {
    name: 'head-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((file) => FIRST_FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend',
          }));
      },
    },
  };
}
