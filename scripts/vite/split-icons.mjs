// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'react-icons\/(\w+)';?/g;
const ICON = /^\0icon:(\w+)\/(\w+)$/;
const RENDERER = fileURLToPath(new URL('draw-icon.mjs', import.meta.url));

/**
 * Splits icon sets into one module per icon. As a single module, an icon set would make the first page with an icon
 * load the icons of all pages.
 *
 * @returns {import('vite').Plugin}
 */
export function splitIcons() {
  /** @type {Map<string, string>} */
  const sets = new Map();

  /** @param {string} set */
  function sourceOf(set) {
    const source = sets.get(set) ?? readFileSync(new URL(import.meta.resolve(`react-icons/${set}`)), 'utf8');
    sets.set(set, source);
    return source;
  }

  return {
    name: 'split-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/ },
      handler(code) {
        const split = code.replace(IMPORT, (statement, names, set) => {
          const imports = String(names)
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import { ${name} } from 'icon:${set}/${name.split(' ')[0]}';`);
          return imports.join(' ') + statement.replace(/[^\n]/g, '');
        });
        // Line numbers do not change, so no source map is needed.
        return { code: split, map: null };
      },
    },
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      const [, set, name] = id.match(ICON) ?? [];
      if (!set || !name) return null;
      const [icon] = sourceOf(set).match(new RegExp(`export function ${name} ?\\(.*?\\n};?`, 's')) ?? [];
      if (!icon) this.error(`react-icons/${set} has no ${name}.`);
      return `import { GenIcon } from ${JSON.stringify(RENDERER)};\n${icon}`;
    },
  };
}
