import { expect, test } from 'vitest';
import { checkMessage } from '@/features/tools/scam/check-message';
import { honest, laterHonest } from './messages/honest';
import { laterScams, scams } from './messages/scams';

function withVerdict(messages: readonly string[], ...verdicts: readonly string[]): readonly string[] {
  return messages.filter((message) => verdicts.includes(checkMessage(message).verdict));
}

test('nine in ten scams show signs, and most of them strong ones', () => {
  expect(scams.length).toBeGreaterThanOrEqual(30);
  expect(withVerdict(scams, 'some', 'strong').length / scams.length).toBeGreaterThanOrEqual(0.9);
  expect(withVerdict(scams, 'strong').length / scams.length).toBeGreaterThanOrEqual(0.75);
});

test('no honest message shows strong signs, and most show none', () => {
  expect(honest.length).toBeGreaterThanOrEqual(30);
  expect(withVerdict(honest, 'strong')).toEqual([]);
  expect(withVerdict(honest, 'none').length / honest.length).toBeGreaterThanOrEqual(0.75);
});

test('of messages that the rules were not written for, it tells most', () => {
  expect(withVerdict(laterScams, 'some', 'strong').length / laterScams.length).toBeGreaterThanOrEqual(0.8);
  expect(withVerdict(laterHonest, 'strong')).toEqual([]);
});
