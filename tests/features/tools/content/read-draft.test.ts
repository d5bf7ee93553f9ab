import { expect, test } from 'vitest';
import { readDraft } from '@/features/tools/content/read-draft';

function blocks(source: string): readonly string[] {
  const draft = readDraft(source);
  expect(draft.text).toHaveLength(source.length);
  return draft.blocks.map(
    ({ level, start, end }) => `${level} ${draft.text.slice(start, end).trim().replaceAll(/\s+/g, ' ')}`,
  );
}

test('Markdown is read without its marks', () => {
  expect(
    blocks(
      '# One *two*\n\nA [link](https://x.example) and\n`code` goes on. ![](a.png)\n\n- item\n1. next\n> said\n\n## Three ##\n',
    ),
  ).toEqual(['1 One two', '0 A link and code goes on.', '0 item', '0 next', '0 said', '2 Three']);
  expect(blocks('Title\n=====\n\nPart\n---\ntext\n\n---\n')).toEqual(['1 Title', '2 Part', '0 text']);
  expect(blocks('a\n\n```\n# no heading\n```\n\nb')).toEqual(['0 a', '0 b']);
});

test('HTML is read without its tags, scripts and comments', () => {
  expect(
    blocks(
      '<head><title>x</title></head><h2 class="a">Two &amp; <b>three</b></h2><!-- no --><p>Some\ntext</p><script>alert("no")</script><ul><li>a<li>b</ul>',
    ),
  ).toEqual(['2 Two &amp; three', '0 Some text', '0 a', '0 b']);
});

test('lines of a word processor are paragraphs; lines that were broken are one', () => {
  expect(blocks('First paragraph.\nSecond paragraph.')).toEqual([
    '0 First paragraph.',
    '0 Second paragraph.',
  ]);
  expect(blocks('First line\nsame paragraph.\n\nNext.')).toEqual(['0 First line same paragraph.', '0 Next.']);
});

test('markup that is never closed loses nothing', () => {
  expect(blocks('<p>one <b two')).toEqual(['0 one <b two']);
  expect(blocks('[a](b and *c')).toEqual(['0 [a](b and c']);
});
