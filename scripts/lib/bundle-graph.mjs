// @ts-check

/**
 * @typedef {Pick<import('vite').ManifestChunk, 'file' | 'imports' | 'name'>} Chunk
 * @typedef {Readonly<Record<string, Chunk>>} Manifest Vite's, by module
 */

/**
 * Everything a browser fetches to run some modules: their chunks and, through and through, what those import.
 * Imports that wait for a call are not followed.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 * @param {readonly string[]} [without] modules whose files are there already
 * @returns {Set<string>} files
 */
export function filesOf(manifest, modules, without = []) {
  const files = walk(manifest, modules);
  for (const file of walk(manifest, without)) files.delete(file);
  return files;
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} endings
 * @returns {string[]} the modules with a chunk of their own whose path ends so
 */
export function modulesEndingWith(manifest, endings) {
  return Object.keys(manifest).filter((module) => endings.some((ending) => module.endsWith(ending)));
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 */
function walk(manifest, modules) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const files = new Set();

  /** @param {string} module */
  function visit(module) {
    if (seen.has(module)) return;
    seen.add(module);
    const chunk = manifest[module];
    if (chunk?.file.endsWith('.js')) files.add(chunk.file);
    chunk?.imports?.forEach(visit);
  }

  for (const module of modules) visit(keyOf(manifest, module));
  return files;
}

/**
 * The path of a package depends on where it is installed, so a module may be named by the end of its path; and what
 * vite.config.ts puts together has only the name that it has there.
 *
 * @param {Manifest} manifest
 * @param {string} module
 */
function keyOf(manifest, module) {
  if (module in manifest) return module;
  const [key] =
    Object.entries(manifest).find(([path, { name }]) => path.endsWith(`/${module}`) || name === module) ?? [];
  if (key === undefined) throw new Error(`The build has no chunk for ${module}`);
  return key;
}
