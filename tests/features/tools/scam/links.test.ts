// @vitest-environment node
import { expect, test } from 'vitest';
import { checkMessage } from '@/features/tools/scam/check-message';
import { findLinks } from '@/features/tools/scam/find-links';

function signsOf(text: string): readonly string[] {
  return checkMessage(text).findings.map(({ id }) => id);
}

function hosts(text: string): readonly string[] {
  return findLinks(text).map(({ address }) => address.host);
}

test('finds addresses in running text', () => {
  expect(hosts('See https://a.example/x, www.b.example and c.example. Or <https://d.example>!')).toEqual([
    'a.example',
    'www.b.example',
    'c.example',
    'd.example',
  ]);
  expect(hosts('Write to me@post.example (or hxxps://e.example)')).toEqual(['post.example', 'e.example']);
  expect(hosts('http://[2001:db8::1]/x')).toEqual(['[2001:db8::1]']);
});

test('ignores words that only look like addresses', () => {
  expect(hosts('At 10.30 I read notes.txt, e.g. version 2.4.1, and/or report.pdf for 3.50')).toEqual([]);
});

test('reads link text and address from Markdown and HTML', () => {
  const markdown = 'Go to [b.example](https://a.example/x) now';
  const [link] = findLinks(markdown);
  expect(markdown.slice(link?.start, link?.end)).toBe('https://a.example/x');
  expect(link?.shown).toBe('b.example');
  const html = `<a class="x" href='https://a.example/x'>b.example</a>`;
  const [anchor] = findLinks(html);
  expect(html.slice(anchor?.start, anchor?.end)).toBe('https://a.example/x');
  expect(anchor?.shown).toBe('b.example');
});

test.each([
  ['the words name another host', '[your-bank.example](https://evil.example)', 'mismatch'],
  ['so they do in HTML', '<A HREF="https://evil.example"><b>www.your-bank.example</b></A>', 'mismatch'],
  ['a name before an @', 'https://your-bank.example@evil.example/login', 'user'],
  ['a bare number', 'http://203.0.113.9/x', 'ip'],
  ['a number in one piece', 'http://3405803785/x', 'ip'],
  ['a number in hexadecimal', 'http://0xcb007109/', 'ip'],
  ['letters of two alphabets', 'https://your-bаnk.example', 'disguised'],
  ['an encoded name of two alphabets', 'https://xn--your-bnk-4fg.example', 'disguised'],
  ['a digit in a word', 'https://your-b4nk.example', 'imitation'],
  ['rn for m', 'https://payrnent.example', 'imitation'],
  ['an accent', 'https://bạnk-online.example', 'imitation'],
  ['one letter off', 'https://delivrey.example', 'imitation'],
  ['in a mail address too', 'From: help@your-b4nk.example', 'imitation'],
  ['a familiar end in the middle', 'https://your-bank.com.evil.example', 'chain'],
  ['a long chain', 'https://a.b.c.d.evil.example', 'chain'],
  ['words of trust', 'https://secure-login-check.example', 'bait'],
  ['a program', '[Open](javascript:alert(1))', 'program'],
] as const)('reports %s', (_, text, sign) => {
  expect(signsOf(text)).toContain(sign);
});

test.each([
  'https://www.green-shelf.example/orders/20418?ref=mail#top',
  'http://192.168.1.1/ and http://localhost:8080/ and http://10.0.0.2:3000/',
  '[Our shop](https://shop.example) and [shop.example](https://www.shop.example/x)',
  'https://modern-clothing.example, https://journal.example.co.uk, https://area51.example',
  'https://sub.shop.example:443/',
  'https://bücher.example and https://правда.example',
])('no signs: %s', (text) => {
  expect(signsOf(text)).toEqual([]);
});

test('notes name the decoded host and its owner', () => {
  const notes = checkMessage('https://your-bank.com.xn--mnchen-3ya.example').findings.flatMap(({ places }) =>
    places.map(({ note }) => note),
  );
  expect(notes).toContain('It belongs to the owner of “münchen.example”.');
});
