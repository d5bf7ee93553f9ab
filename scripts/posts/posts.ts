import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkSmartypants from 'remark-smartypants';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { VFileMessage } from 'vfile-message';
import type { Plugin } from 'vite';
import { momentText } from '../../src/site/locale.ts';
import type { Post } from '../../src/site/posts';
import { projectRoot } from '../lib/project.ts';
import { UserError } from '../lib/user-error.ts';
import { checkFrontMatter } from './post-schema.ts';

const FOLDER = 'src/posts';
const postsFolder = join(projectRoot, FOLDER);
/** What the posts say about themselves. */
const POSTS = 'virtual:posts';
/** Their text, each in its own chunk. */
const LOADERS = 'virtual:post-loaders';
const WORDS_PER_MINUTE = 220;
/** In lowercase, because addresses ignore letter case. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Compiles src/posts/<slug>.mdx at build time, and lists the posts, newest first. Only `npm start` shows drafts. */
export function posts({ drafts = false }: { drafts?: boolean } = {}): Plugin[] {
  return [
    compiler(),
    {
      name: 'posts',
      resolveId(id, importer) {
        if (id === POSTS || id === LOADERS) return `\0${id}`;
        // The paths of tsconfig.json apply to TypeScript only.
        return importer?.endsWith('.mdx') && id.startsWith('@/')
          ? this.resolve(join(postsFolder, '..', id.slice(2)), importer)
          : null;
      },
      load(id) {
        if (id !== `\0${POSTS}` && id !== `\0${LOADERS}`) return null;
        const all = readPosts({ drafts });
        if (id === `\0${POSTS}`) return `export const posts = ${JSON.stringify(all)};`;
        const loaders = all.map(({ slug }) => `'${slug}': () => import('/${FOLDER}/${slug}.mdx')`);
        return `export const postLoaders = {${loaders.join(',')}};`;
      },
      configureServer(server) {
        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(postsFolder)) return;
          for (const id of [POSTS, LOADERS]) {
            const module = server.moduleGraph.getModuleById(`\0${id}`);
            if (module) server.moduleGraph.invalidateModule(module);
          }
          server.ws.send({ type: 'full-reload' });
        });
      },
    },
  ];
}

export function readPosts({ drafts = false, folder = postsFolder } = {}): Post[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readPost(join(folder, file)))
    .filter(({ draft }) => drafts || !draft)
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

function readPost(path: string): Post {
  const slug = basename(path, '.mdx');
  const file = `${FOLDER}/${slug}.mdx`;
  if (!SLUG.test(slug))
    throw new UserError(`${file}: the file name is the address, so it must be lowercase words and hyphens.`);
  const source = new VFile(readFileSync(path, 'utf8'));
  try {
    matter(source, { strip: true });
  } catch (error) {
    throw new UserError(`${file}: ${oneLine(error)}`);
  }
  const words = String(source).split(/\s+/).length;
  const frontMatter = checkFrontMatter(file, source.data['matter']);
  // Not in the browser, where the first use of Intl blocks a page for up to 40 ms.
  const dateText = momentText(Date.parse(frontMatter.date), 'date', 'UTC');
  return { slug, ...frontMatter, dateText, words, minutes: Math.ceil(words / WORDS_PER_MINUTE) };
}

function compiler() {
  const { transform } = mdx({
    remarkPlugins: [remarkFrontmatter, remarkGfm, [remarkSmartypants, { dashes: false }]],
    rehypePlugins: [rehypeSlug, imageSizes],
  });
  return {
    name: 'mdx',
    enforce: 'pre' as const,
    async transform(source: string, id: string) {
      try {
        const compiled = await transform(source, id);
        return compiled && { code: compiled.code, map: null };
      } catch (error) {
        const place = error instanceof VFileMessage && error.line ? `:${error.line}:${error.column}` : '';
        throw new UserError(`${FOLDER}/${basename(id)}${place}: ${oneLine(error)}`);
      }
    },
  };
}

/** A rehype plugin: sets the width and height of images in public/, so that the text below does not jump. */
function imageSizes() {
  return (tree: Root, file: VFile) =>
    visit(tree, 'element', (image) => {
      if (image.tagName !== 'img') return;
      const address = decodeURI(String(image.properties['src']));
      const path = join(projectRoot, 'public', address);
      if (!address.startsWith('/') || !existsSync(path))
        return file.fail(`The image ${address} is not in public/`, image);
      const { width, height } = imageSize(readFileSync(path));
      Object.assign(image.properties, { width, height, loading: 'lazy', decoding: 'async' });
    });
}

function oneLine(error: unknown) {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0];
}
