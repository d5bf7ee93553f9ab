// @ts-check

/**
 * Completes the address of the image that shared links show: the services that fetch it know no relative ones.
 *
 * @param {string | null} siteUrl
 * @returns {import('vite').Plugin}
 */
export function shareImage(siteUrl) {
  return {
    name: 'share-image',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('content="/og.png"', `content="${siteUrl ?? ''}/og.png"`),
  };
}
