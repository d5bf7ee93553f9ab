import * as fc from '../../../support/fuzz';
import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { decodeLabel } from '@/features/tools/scam/find-links';

test.each([
  ['xn--mnchen-3ya', 'münchen'],
  ['xn--fsqu00a', '例子'],
  ['XN--E1AFMKFD', 'пример'],
  ['xn--ls8h', '💩'],
])('%s stands for %s', (label, letters) => {
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
])('%s stands for nothing', (label) => {
  expect(decodeLabel(label)).toBeNull();
});

test('it undoes what the platform encodes', () => {
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

test('it never throws', () => {
  fc.assert(fc.property(fc.string(), (label) => void decodeLabel(`xn--${label}`)));
});
