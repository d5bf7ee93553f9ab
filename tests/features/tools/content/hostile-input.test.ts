// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { analyzeDraft } from '@/features/tools/content/analyze-draft';
import { readDraft } from '@/features/tools/content/parse-markup';
import { findHeadingRemarks, findLinkRemarks, remarksOnSentence } from '@/features/tools/content/remarks';

const pieces = [
  '# ',
  '### ',
  '\n',
  '\n\n',
  '- ',
  '> ',
  '```\n',
  '---\n',
  '![',
  '](',
  ')',
  '[',
  '<h1>',
  '</h1>',
  '<p>',
  '<',
  '>',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  '&amp;',
  '<img ',
  '. ',
  '… ',
  'Mr. ',
  'was made ',
  'very very ',
  'İ',
  '💥',
  '\ud83d',
  'one two three ',
  'a'.repeat(300),
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 60 })
  .map((parts) => parts.join(''));

test('hostile drafts never throw, and remarks stay inside the text', () => {
  fc.assert(
    fc.property(hostile, fc.string(), (text, phrase) => {
      analyzeDraft({ text, phrase });
      const draft = readDraft(text);
      const remarks = [
        ...draft.sentences.flatMap(remarksOnSentence),
        ...findHeadingRemarks(draft),
        ...findLinkRemarks(text),
      ];
      for (const remark of remarks) {
        expect(remark.start).toBeGreaterThanOrEqual(0);
        expect(remark.end).toBeGreaterThanOrEqual(remark.start);
        expect(remark.end).toBeLessThanOrEqual(remark.text.length);
        expect(remark.line).toBeLessThanOrEqual(text.split('\n').length);
      }
    }),
    { numRuns: 150 },
  );
});

const SIZE = 200_000;

test.each([
  'a',
  ' ',
  '.',
  '. ',
  'a. ',
  '[',
  '![',
  '](',
  '<a',
  '<p',
  '<p>',
  '<h1>',
  '<script>',
  '# \n',
  'is ',
  'the ',
  '-',
  '- a\n',
  '&',
  '*',
  "a'",
  '💥',
  '\n',
  '<!--',
  '![](x)',
  '<img ',
  '| a\n',
  '```\n',
  'Mr. ',
  'x\n---\n',
  'very very ',
  'it was very really made. ',
  '\r\n',
  '<p><b',
])('200 kB of %j are read without catastrophic backtracking', (piece) => {
  const text = piece.repeat(SIZE / piece.length);
  expect(() => analyzeDraft({ text, phrase: 'the is' })).not.toThrow();
});
