// @vitest-environment node
import { expect, test } from 'vitest';
import { readDraft } from '@/features/tools/content/parse-markup';
import { measureReadability } from '@/features/tools/content/draft-figures';

function blocks(source: string): readonly string[] {
  return readDraft(source).blocks.map(({ level, text }) => `${level} ${text}`);
}

test('Markdown syntax is removed', () => {
  expect(
    blocks(
      '# One *two*\n\nA [link](https://x.example) and\n`code` goes on. ![](a.png)\n\n- item\n1. next\n> said\n\n## Three ##\n',
    ),
  ).toEqual(['1 One two', '0 A link and code goes on.', '0 item', '0 next', '0 said', '2 Three']);
  expect(blocks('Title\n=====\n\nPart\n---\ntext\n\n---\n')).toEqual(['1 Title', '2 Part', '0 text']);
  expect(blocks('a\n\n```\n# no heading\n```\n\nb')).toEqual(['0 a', '0 b']);
});

test('HTML tags, scripts and comments are removed', () => {
  expect(
    blocks(
      '<head><title>x</title></head><h2 class="a">Two &amp; <b>three</b></h2><!-- no --><p>Some\ntext</p><script>alert("no")</script><ul><li>a<li>b</ul>',
    ),
  ).toEqual(['2 Two & three', '0 Some text', '0 a', '0 b']);
});

function linesOf(source: string): readonly number[] {
  return readDraft(source).blocks.map(({ line }) => line);
}

test('a block has the line that it begins in', () => {
  expect(linesOf('---\ntitle: x\n---\n# One\n\ntwo\nthree\n\nfour')).toEqual([4, 6, 9]);
  expect(linesOf('<h1>One</h1>\n<p>two\nthree</p>\n\n<p>four</p>')).toEqual([1, 2, 5]);
});

test('single lines are paragraphs unless the text has blank lines', () => {
  expect(blocks('First paragraph.\nSecond paragraph.')).toEqual([
    '0 First paragraph.',
    '0 Second paragraph.',
  ]);
  expect(blocks('First line\nsame paragraph.\n\nNext.')).toEqual(['0 First line same paragraph.', '0 Next.']);
});

test('unclosed markup loses no text', () => {
  expect(blocks('<p>one <b two')).toEqual(['0 one <b two']);
  expect(blocks('[a](b and *c')).toEqual(['0 [a](b and c']);
});

test('short words and sentences read easily, long ones do not', () => {
  const plain = measureReadability(
    readDraft('The cat sat on the mat. It was warm. We ate some cake.').sentences,
  );
  expect(plain).toMatchObject({ inWords: 'Very easy', words: 13, sentences: 3 });
  const heavy =
    'Organisational sustainability considerations necessitate interdisciplinary collaboration, notwithstanding ' +
    'administrative difficulties that characterise international communication.';
  expect(measureReadability(readDraft(heavy).sentences)).toMatchObject({ inWords: 'Very hard' });
});

test('LIX adds the words in a sentence and the percentage of words of seven letters or more', () => {
  // Counted by hand: 24 words, of which two are long, in 2 sentences.
  const text =
    'The river runs slowly past the old mill. On warm evenings the children sit on its wall and throw small stones into the water.';
  expect(measureReadability(readDraft(text).sentences)?.lix).toBeCloseTo(12 + (100 * 2) / 24);
});

test.each([
  ['Mr. Smith paid 3.50 at 10.30 a.m. in St. Ives.', 1],
  ['Really?! Yes… He said “no.” Then J. R. left.', 4],
  ['e.g. this one', 1],
  ['- one thing\n- another thing\n', 2],
  ['', 0],
  ['… !!! ???', 0],
])('“%s” has %i sentences', (text, count) => {
  expect(readDraft(text).sentences).toHaveLength(count);
});

test('there is no readability without sentences', () => {
  expect(measureReadability([])).toBeNull();
});
