import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * A set of react-icons is one module, so the first script would have every icon of the site. This plugin turns a set into
 * a list of modules with one icon each, so that a page downloads its own.
 */
export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]react-icons[\\/](?!lib)\w+[\\/]index\.mjs(\?\w+)?$/ },
      handler(id) {
        const [file = '', name] = id.split('?');
        const [imports = '', ...icons] = readFileSync(file, 'utf8').split('export function ');
        const code =
          name === undefined
            ? icons.map(reexport).join('')
            : `${imports}export function ${icons.find((icon) => icon.startsWith(`${name} `))}`;
        return { code, moduleSideEffects: false };
      },
    },
  };
}

function reexport(icon: string) {
  const [name] = icon.split(' ', 1);
  return `export { ${name} } from './index.mjs?${name}';`;
}
