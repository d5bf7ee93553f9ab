// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { projectRoot } from './project.mjs';

const FOLDER = join(projectRoot, 'src', 'ui', 'illustrations');

/** @returns {Promise<Map<string, number>>} brotli bytes by name: each drawing minified, with the pieces it shares */
export async function illustrationSizes() {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: drawings(), formats: ['es'] },
      rolldownOptions: { external: (id) => !id.startsWith('.') && !id.startsWith('/') },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  /** @type {Map<string, import('vite').Rolldown.OutputChunk>} */
  const byFile = new Map();
  for (const chunk of chunks) if (chunk.type === 'chunk') byFile.set(chunk.fileName, chunk);

  /** @param {string} file @returns {string[]} */
  const withPieces = (file) => [file, ...(byFile.get(file)?.imports ?? []).flatMap(withPieces)];

  /** @param {string} file */
  function sizeOf(file) {
    const codes = [...new Set(withPieces(file))].map((name) => byFile.get(name)?.code ?? '');
    return brotliCompressSync(codes.join('')).length;
  }

  const entries = [...byFile.values()].filter(({ isEntry }) => isEntry);
  return new Map(entries.map(({ name, fileName }) => [name, sizeOf(fileName)]));
}

/** @returns {Record<string, string>} */
function drawings() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.tsx'));
  return Object.fromEntries(names.map((name) => [name.replace(/\.tsx$/, ''), join(FOLDER, name)]));
}
