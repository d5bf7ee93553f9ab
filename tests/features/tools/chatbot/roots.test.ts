import { expect, test } from 'vitest';
import { stemOf } from '@/features/tools/chatbot/stemmer';

test.each([
  'rule rules ruled',
  'note notes noted noting',
  'name names named naming',
  'file files filed filing',
  'answer answers answered answering',
  'copy copies copied copying',
  'reply replies replied replying',
  'cancel cancels cancelled cancelling',
  'plan plans planned planning',
  'customise customises customised customising customisable customization',
  'translate translated translating translation translations translator',
  'guarantee guarantees guaranteed',
  'sunday sundays',
  'password passwords',
  'small smaller smallest',
  'write writes wrote written writing',
])('whatever its ending, it is the same word: %s', (forms) => {
  expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
});

test.each([
  ['note', 'not'],
  ['ready', 'read'],
  ['story', 'store'],
  ['party', 'part'],
  ['engine', 'engineer'],
  ['mission', 'missing'],
  ['address', 'add'],
])('what looks synonyms and is not stays apart: %s, %s', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
