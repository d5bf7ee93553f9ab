import { expect, test } from 'vitest';
import { messageForError } from '@/features/tools/translation/translation-errors';

const problems = [
  'empty',
  'no-letters',
  'too-long',
  'too-little',
  'same-language',
  'unavailable',
  'press-again',
  'download',
  'blocked',
  'failed',
] as const;

test('whatever goes wrong has a sentence of its own and says what to do', () => {
  const sentences = problems.map((reason) =>
    messageForError({ ok: false, reason, source: 'de' }, 120_000, 'fr'),
  );
  expect(new Set(sentences.map(({ title }) => title)).size).toBe(problems.length);
  for (const { title, detail } of sentences) {
    expect(title).toMatch(/^[A-Z].*\.$/);
    expect(detail).toMatch(/^[A-Z].*\.$/);
  }
});
