import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const publicFolder = join(import.meta.dirname, '../../public');

/** A rehype plugin: sets the width and height of images in public/, so that the text below does not jump. */
export function imageSizes() {
  return (tree: Root, file: VFile) =>
    visit(tree, 'element', (image) => {
      if (image.tagName !== 'img') return;
      const address = decodeURI(String(image.properties['src']));
      const path = join(publicFolder, address);
      if (!address.startsWith('/') || !existsSync(path))
        return file.fail(`The image ${address} is not in public/`, image);
      const { width, height } = imageSize(readFileSync(path));
      Object.assign(image.properties, { width, height, loading: 'lazy', decoding: 'async' });
    });
}
