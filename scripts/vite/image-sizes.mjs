// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { SKIP, visit } from 'unist-util-visit';

const publicFolder = join(import.meta.dirname, '../../public');

/** A rehype plugin: sets the width and height of images in public/, so that the text below does not jump. */
export function imageSizes() {
  /** @param {import('hast').Root} tree @param {import('vfile').VFile} file */
  return async (tree, file) => {
    /** @type {import('hast').Element[]} */
    const images = [];
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img') return;
      images.push(node);
      return SKIP;
    });
    await Promise.all(
      images.map(async (image) => {
        const address = decodeURI(String(image.properties['src']));
        const path = join(publicFolder, address);
        if (!address.startsWith('/') || !existsSync(path))
          return file.fail(`The image ${address} is not in public/`, image);
        const { width, height } = await imageSizeFromFile(path);
        Object.assign(image.properties, { width, height, loading: 'lazy', decoding: 'async' });
      }),
    );
  };
}
