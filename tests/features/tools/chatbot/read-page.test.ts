import { expect, test } from 'vitest';
import { readDocument } from '@/features/reader';
import { openPage } from '@/features/tools/chatbot/read-page';
import { LARGEST_FILE } from '@/features/tools/shared/text-file';

test.each([
  [
    'help.html',
    '<title>Help</title><h2>Our <b>hours</b></h2><script>alert(1)</script><img src=x onerror=alert(2)><p>Until <i>6</i>.<ul><li>&lt;script&gt;</ul>',
    ['Help', 'Our hours', 'Until 6.', '<script>'],
  ],
  [
    'prices.html',
    '<nav><a href="/">Cleaning</a></nav><h1>Fees</h1><table><tr><th></th><th>Cat</th><th>Dog</th></tr><tr><td>Cleaning</td><td>$180</td><td>$240</td></tr></table><ul><li><a href="/a">Home</a><li><a href="/b">Fees</a></ul><table><tr><th>Hours</th><td>9 to 5</td></tr></table>',
    ['Fees', 'Cleaning: Cat $180, Dog $240', 'Hours: 9 to 5'],
  ],
  ['notes.txt', '\uFEFFHours\r\n\r\nWe open at 8. \r\n', ['Hours', 'We open at 8.']],
])('%s is read as text', async (name, content, blocks) => {
  const result = await openPage(new File([content], name));
  if (!('page' in result)) throw new Error(result.problem);
  expect(readDocument(result.page.text).map(({ text }) => text)).toEqual(blocks);
});

test('an HTML file with endless elements is refused', async () => {
  const nested = new File([`${'<div>'.repeat(100_000)}Deep.`], 'deep.html');
  expect(await openPage(nested)).toEqual({ problem: expect.stringMatching(/too many elements/) });
});

test.each([
  ['that is too large', new Uint8Array(LARGEST_FILE + 1).fill(65), /20 MB/],
  ['that is an image', new Uint8Array([137, 80, 78, 71, 0, 0]), /isn’t a text file/],
  ['without letters', '… 1, 2', /no text in it/],
  ['with an endless word', 'a'.repeat(1001), /longer than 1,000/],
])('a file %s is refused with a reason', async (_, content, reason) => {
  expect(await openPage(new File([content], 'page.txt'))).toEqual({ problem: expect.stringMatching(reason) });
});
