// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { checkMessage } from '@/features/tools/scam/check-message';
import { findLinks, decodeLabel } from '@/features/tools/scam/find-links';
import { domainToASCII } from 'node:url';

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
  expect(markdown.slice(link?.shown?.start, link?.shown?.end)).toBe('b.example');
  const html = `<a class="x" href='https://a.example/x'>b.example</a>`;
  const [anchor] = findLinks(html);
  expect(html.slice(anchor?.start, anchor?.end)).toBe('https://a.example/x');
  expect(html.slice(anchor?.shown?.start, anchor?.shown?.end)).toBe('b.example');
});

test.each([
  ['the words name another host', '[your-bank.example](https://evil.example)', 'mismatch'],
  ['so they do in HTML', '<A HREF="https://evil.example"><b>www.your-bank.example</b></A>', 'mismatch'],
  ['a name before an @', 'https://your-bank.example@evil.example/login', 'user'],
  ['a bare number', 'http://203.0.113.9/x', 'ip'],
  ['a number in one piece', 'http://3405803785/x', 'ip'],
  ['a number in hexadecimal', 'http://0xcb007109/', 'ip'],
  ['an odd port', 'https://shop.example:8443/', 'port'],
  ['letters of two alphabets', 'https://your-bаnk.example', 'disguised'],
  ['an encoded name of two alphabets', 'https://xn--your-bnk-4fg.example', 'disguised'],
  ['a digit in a word', 'https://your-b4nk.example', 'imitation'],
  ['rn for m', 'https://payrnent.example', 'imitation'],
  ['an accent', 'https://bạnk-online.example', 'imitation'],
  ['one letter off', 'https://delivrey.example', 'imitation'],
  ['in a mail address too', 'From: help@your-b4nk.example', 'imitation'],
  ['a digit in any word', 'https://fam0us.example', 'digits'],
  ['a familiar end in the middle', 'https://your-bank.com.evil.example', 'chain'],
  ['a long chain', 'https://a.b.c.d.evil.example', 'chain'],
  ['words of trust', 'https://secure-login-check.example', 'bait'],
  ['an encoded name', 'https://xn--mnchen-3ya.example', 'encoded'],
  ['a very short link', 'https://ab.co/x7Kq2', 'short'],
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
  expect(notes).toContain('It stands for “your-bank.com.münchen.example”.');
  expect(notes).toContain('It belongs to the owner of “münchen.example”.');
});

test.each([
  ['xn--mnchen-3ya', 'münchen'],
  ['xn--fsqu00a', '例子'],
  ['XN--E1AFMKFD', 'пример'],
  ['xn--ls8h', '💩'],
])('%s decodes to %s', (label, letters) => {
  expect(decodeLabel(label)).toBe(letters);
});

test.each([
  'plain',
  'xn--',
  'xn--ü',
  'xn--99999999999',
  'xn--99999a',
  `xn--${'9'.repeat(50)}a`,
  `xn--${'a'.repeat(80)}`,
])('%s is invalid punycode', (label) => {
  expect(decodeLabel(label)).toBeNull();
});

test('punycode decoding reverses encoding', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abzäöüñéжщяάω漢字한글')),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(letters, (label) => {
      const encoded = domainToASCII(label);
      fc.pre(encoded.startsWith('xn--'));
      expect(decodeLabel(encoded)).toBe(label.normalize('NFC'));
    }),
  );
});

test('punycode decoding never throws', () => {
  fc.assert(fc.property(fc.string(), (label) => void decodeLabel(`xn--${label}`)));
});
