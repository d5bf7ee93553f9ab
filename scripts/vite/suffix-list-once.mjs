// @ts-check
/**
 * Keeps the public suffix list in a bundle once: the bundler inlines constant strings, and the list is one that is used
 * three times.
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
