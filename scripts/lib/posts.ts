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
import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { VFileMessage } from 'vfile-message';
import type { Plugin } from 'vite';
import { momentText } from '../../src/site/locale.ts';
import type { Post } from '../../src/site/posts';
import { isTag, tags } from '../../src/site/tags.ts';
import { team } from '../../src/site/team.ts';
import { projectRoot, UserError } from './project.ts';

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

const authors = team.map(({ id }) => id);

/** A word that YAML may have read as a number or a date is an error, not text. */
function text(expected: string) {
  return v.pipe(v.string(expected), v.trim(), v.nonEmpty(expected));
}

const tag = v.picklist(
  Object.keys(tags).filter(isTag),
  `must be from src/site/tags.ts: ${Object.keys(tags).join(', ')}`,
);

const schema = v.strictObject({
  title: text('must be a text'),
  description: v.pipe(
    text('must be a text'),
    v.minLength(40, 'must have 40 characters or more: search engines and link previews show it'),
    v.maxLength(160, 'must have 160 characters or fewer: search engines cut it off'),
  ),
  date: v.pipe(
    v.string('must be a date such as 2026-03-05'),
    v.isoDate('must be a date such as 2026-03-05'),
    v.check(exists, 'is not a day of the calendar'),
  ),
  author: v.picklist(authors, `must be the id of a member in src/site/team.ts: ${authors.join(', ')}`),
  tags: v.pipe(
    v.array(v.unknown(), 'must be a list such as [chatbots, rules]'),
    v.minLength(1, 'must name at least one tag'),
    v.tupleWithRest([tag], tag),
  ),
  cover: v.optional(
    v.pipe(
      v.string('must be an address such as /blog/cover.jpg'),
      v.check(isPublicFile, ({ input }) => `is ${input}, but there is no such file in public/`),
    ),
  ),
  draft: v.optional(v.boolean('must be true or false'), false),
});

/** Returns the checked front matter, or throws one line that names the file and the field. */
function checkFrontMatter(file: string, frontMatter: unknown) {
  const { success, output, issues } = v.safeParse(schema, frontMatter ?? {});
  if (success) return output;
  const [{ path, message, kind, received, type }] = issues;
  const field = path?.map(({ key }) => key).join('.') ?? '';
  if (field === '')
    throw new UserError(
      `${file}: the front matter between the two lines of --- must have a title, description, date, author and tags.`,
    );
  if (type === 'strict_object')
    throw new UserError(
      received === 'undefined'
        ? `${file}: ${field} is missing.`
        : `${file}: ${field} is not a known field. The fields are ${Object.keys(schema.entries).join(', ')}.`,
    );
  throw new UserError(
    `${file}: ${field} ${kind === 'schema' && received === 'undefined' ? 'is missing' : message}.`,
  );
}

/** JavaScript reads February 30 as March 2. */
function exists(date: string): boolean {
  const time = new Date(date);
  return !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(date);
}

function isPublicFile(address: string): boolean {
  return address.startsWith('/') && existsSync(join(projectRoot, 'public', address));
}
