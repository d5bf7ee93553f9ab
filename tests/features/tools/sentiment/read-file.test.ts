import { expect, test } from 'vitest';
import { fileErrors, readFile } from '@/features/tools/sentiment/read-file';
import { scoreText } from '@/features/tools/sentiment/score-text';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (content: BlobPart, name = 'reviews.csv') => readFile(new File([content], name));

async function scoreOf(content: BlobPart, name?: string) {
  const answer = await read(content, name);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

const utf16 = `\u00ff\u00fe${Array.from('review\nCaf\u00e9, good', (letter) => `${letter}\0`).join('')}`;

test.each([
  ['UTF-8', 'review\nCafé, good'],
  ['UTF-8 with a byte order mark', '\ufeffreview\nCafé, good'],
  ['UTF-16', latin(utf16)],
  ['UTF-16 with an odd byte', latin(`${utf16}n`)],
  ['Windows-1252', latin('review\nCaf\u00e9, good')],
])('%s is read', async (_, content) => {
  expect((await scoreOf(content)).sentences).toMatchObject([{ text: 'Café, good', tone: 'positive' }]);
});

test.each([
  ['a workbook', 'PK\u0003\u0004rest', fileErrors.binary],
  ['a PDF', '%PDF-1.7', fileErrors.binary],
  ['a picture', '\u0089PNG\r\n\0\0\0\rIHDR', fileErrors.binary],
  ['nothing', '', fileErrors.noText],
  ['a header alone', 'review', fileErrors.noText],
  ['a table without sentences', 'date,amount\n2026-01-01,5\n2026-01-02,7', fileErrors.noText],
])('refuses %s', async (_, content, problem) => {
  expect(await read(latin(content))).toEqual({ problem });
});

test.each([
  ['commas', 'id,review\n1,"Good, really"\n2,Bad', ['Good, really', 'Bad']],
  ['semicolons', 'id;review\n1;Good, really\n2;Bad, too', ['Good, really', 'Bad, too']],
  ['tabs', 'id\treview\n1\tGood\n2\tBad', ['Good', 'Bad']],
  [
    'quoted line breaks and marks',
    'id,review\r\n1,"A great ""stay""\nand dinner"\r\n2,Bad\r\n',
    ['A great "stay"\nand dinner', 'Bad'],
  ],
  [
    'one column of sentences with commas',
    'review\nGood, really\nBad, so bad, awful',
    ['Good, really', 'Bad, so bad, awful'],
  ],
  ['no header', '1,The room was lovely\n2,The room was awful', ['The room was lovely', 'The room was awful']],
  ['short rows', 'id,review,stars\n1,Good stuff,5\n2,Bad stuff,1\n3', ['Good stuff', 'Bad stuff']],
  [
    'the text column named',
    'name,review\nAda Lovelace of London,Good\nGrace Hopper of York,Bad',
    ['Good', 'Bad'],
  ],
  [
    'the longest column where no name tells',
    'a,b,c\n12,The room was very clean,x\n13,We had a bad night here,y',
    ['The room was very clean', 'We had a bad night here'],
  ],
  [
    'addresses',
    'url,said\nhttps://example.com/ab cd,It was good\nhttps://example.com/ef,It was bad',
    ['It was good', 'It was bad'],
  ],
  ['an unclosed quotation mark', 'id,review\n1,Good stuff\n2,"Bad stuff', ['1,Good stuff', '2,"Bad stuff']],
])('a table with %s', async (_, content, expected) => {
  expect((await scoreOf(content)).sentences.map(({ text }) => text)).toEqual(expected);
});

test('rows are summarized as the sentences of a text are', async () => {
  const reviews = ['The room was lovely.', 'The food was awful.', 'We stayed on Monday.'];
  const { score, tone } = scoreText(reviews.join(' '));
  expect(tone).toBe('mixed');
  expect(await scoreOf(reviews.join('\n'), 'reviews.txt')).toMatchObject({ score, tone });
});

test('every review is counted once, and the extreme ones are kept', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => (at % 2 === 0 ? 'Good stuff' : 'Bad stuff'));
  const { counts, sentences, reviews } = await scoreOf(rows.join('\n'), 'reviews.txt');
  expect(counts).toMatchObject({ positive: 1250, negative: 1250 });
  expect(sentences.map(({ tone }) => tone)).toEqual([
    ...Array(5).fill('positive'),
    ...Array(5).fill('negative'),
  ]);
  expect(reviews).toBe(2500);
});

test('mixed reviews are shown where there are no others', async () => {
  const { sentences } = await scoreOf('Lovely room, awful food.\nWe stayed on Monday.', 'reviews.txt');
  expect(sentences).toMatchObject([{ text: 'Lovely room, awful food.', tone: 'mixed' }]);
});

test('the words of all sentences of a review are marked where they stand', async () => {
  const { sentences } = await scoreOf('review,id\n"It is lovely. It is great",1\n"Bad, bad",2');
  const [first] = sentences;
  expect(first?.terms.map(({ start, end }) => first.text.slice(start, end))).toEqual(['lovely', 'great']);
});

test('the export adds scores, escapes formulas, and keeps the separator', async () => {
  const table = 'id;said;review\n1;=HYPERLINK("x");It is great\n2;-5;\n3;@you;It is awful\n';
  const { csv } = await scoreOf(table);
  expect((await csv.text()).split('\r\n')).toEqual([
    expect.stringMatching(/id;said;review;sentiment_score;sentiment$/),
    expect.stringMatching(/^1;"'=HYPERLINK\(""x""\)";It is great;0\.\d{3};positive$/),
    '2;-5;;;',
    expect.stringMatching(/^3;"'@you";It is awful;-0\.\d{3};negative$/),
  ]);
});

test('reports a file that is too large or gone', async () => {
  const large = Object.defineProperty(new File([], 'a.csv'), 'size', { value: 20 * 1024 * 1024 + 1 });
  expect(await readFile(large)).toEqual({ problem: fileErrors.tooLarge });
  const gone = Object.assign(new File(['a'], 'a.csv'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  });
  expect(await readFile(gone)).toEqual({ problem: fileErrors.unreadable });
});
