import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tags } from '@/site/tags';
import { team } from '@/site/team';
import { posts as postsPlugin, readPosts } from '../../scripts/lib/posts.ts';

const [tag] = Object.keys(tags);
const valid = {
  title: 'A title',
  description: 'A description of forty characters or more.',
  date: '2026-03-05',
  author: team[0]?.id ?? '',
  tags: `[${tag}]`,
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, frontMatter: Record<string, string> | string) {
  const lines =
    typeof frontMatter === 'string'
      ? frontMatter
      : Object.entries(frontMatter)
          .map(([field, value]) => `${field}: ${value}`)
          .join('\n');
  writeFileSync(join(folder, file), `---\n${lines}\n---\n\nText.\n`);
}

const read = (drafts = false) => readPosts({ drafts, folder });

test('posts are listed newest first, and drafts only on request', () => {
  write('older.mdx', { ...valid, date: '2025-12-31' });
  write('newer.mdx', valid);
  write('draft.mdx', { ...valid, date: '2026-04-01', draft: 'true' });
  expect(read().map(({ slug }) => slug)).toEqual(['newer', 'older']);
  expect(read(true).map(({ slug }) => slug)).toEqual(['draft', 'newer', 'older']);
  expect(read()[0]).toMatchObject({ title: 'A title', tags: [tag], minutes: 1 });
});

test.each([
  ['date', 'March 5', /^src\/posts\/a\.mdx: date must be a date such as 2026-03-05\.$/],
  ['date', '2026-02-30', /^src\/posts\/a\.mdx: date is not a day of the calendar\.$/],
  ['author', 'nobody', /^src\/posts\/a\.mdx: author must be the id of a member /],
  ['title', '42', /^src\/posts\/a\.mdx: title must be a text/],
  ['title', "''", /^src\/posts\/a\.mdx: title must be a text/],
  ['description', 'Short.', /^src\/posts\/a\.mdx: description must have 40/],
  ['tags', '[]', /^src\/posts\/a\.mdx: tags must name at least one tag\.$/],
  ['tags', `[${tag}, no-tag]`, /^src\/posts\/a\.mdx: tags\.1 must be from src\/site\/tags\.ts: /],
  [
    'cover',
    '/blog/none.jpg',
    /^src\/posts\/a\.mdx: cover is \/blog\/none\.jpg, but there is no such file in public\//,
  ],
  ['draft', 'maybe', /^src\/posts\/a\.mdx: draft must be true or false\.$/],
  ['datum', '2026-03-05', /^src\/posts\/a\.mdx: datum is not a known field/],
])('%s: %s is refused in one line', (field, value, message) => {
  write('a.mdx', { ...valid, [field]: value });
  expect(() => read()).toThrow(message);
});

test.each(Object.keys(valid))('a missing %s is named', (field) => {
  write('a.mdx', Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)));
  expect(() => read()).toThrow(`src/posts/a.mdx: ${field} is missing.`);
});

test('an empty or broken front matter and a bad file name are named', () => {
  write('a.mdx', 'only words');
  expect(() => read()).toThrow(/^src\/posts\/a\.mdx: the front matter/);
  write('a.mdx', 'title: "open');
  expect(() => read()).toThrow(/^src\/posts\/a\.mdx: [^\n]+$/);
  rmSync(join(folder, 'a.mdx'));
  write('An Article.mdx', valid);
  expect(() => read()).toThrow(/^src\/posts\/An Article\.mdx: the file name is the address/);
});

function compile(source: string): Promise<{ code: string }> {
  const [compiler] = postsPlugin();
  const transform = compiler?.transform;
  if (typeof transform !== 'function') throw new Error('The compiler has no transform');
  return Promise.resolve(Reflect.apply(transform, {}, [source, '/src/posts/a.mdx']));
}

test('straight quotes become curly, except in code', async () => {
  const { code } = await compile('It isn\'t "so". `isn\'t`');
  expect(code).toContain('It isn’t “so”. ');
  expect(code).toContain("isn't");
});

test.each([
  ['Text {1 +', /^src\/posts\/a\.mdx:1:\d+: [^\n]+$/],
  ['<b>Text', /^src\/posts\/a\.mdx:1:\d+[^\n]+$/],
  ['![](/none.png)', /^src\/posts\/a\.mdx:1:1: The image \/none\.png is not in public\/$/],
])('%s is refused with its line', async (source, message) => {
  await expect(compile(source)).rejects.toThrow(message);
});
