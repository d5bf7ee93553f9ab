// @ts-check
/**
 * Keeps the bundler from inlining the public suffix list, a constant string that is used three times, so that a bundle
 * contains it once.
 *
 * @returns {import('vite').Plugin}
 */
export function suffixListOnce() {
  return {
    name: 'suffix-list-once',
    transform: {
      filter: { id: /tldts-icann.*[\\/]trie\.js$/ },
      handler: (code) => code.replace(/(labelText = )("[^"]*")/, '$1String($2)'),
    },
  };
}
