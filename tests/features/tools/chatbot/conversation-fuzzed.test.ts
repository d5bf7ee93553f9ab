import { expect, test } from 'vitest';
import { LONGEST_QUESTION, parseTurns } from '@/features/tools/chatbot/conversation';
import * as fc from '../../../support/fuzz';

test('whatever was kept of a conversation, questions come back, each with a number of its own', () => {
  const turn = fc.oneof(
    fc.jsonValue(),
    fc.record({ id: fc.oneof(fc.nat(3), fc.jsonValue()), asked: fc.string(), from: fc.jsonValue() }),
  );
  const stored = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(turn, { maxLength: 60 }).map((turns) => JSON.stringify(turns)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const turns = parseTurns(text);
      expect(turns.length).toBeLessThanOrEqual(40);
      expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length);
      for (const { asked, from = '' } of turns) {
        expect(asked.trim()).not.toBe('');
        expect(asked.length).toBeLessThanOrEqual(LONGEST_QUESTION);
        expect(typeof from).toBe('string');
      }
    }),
  );
});
