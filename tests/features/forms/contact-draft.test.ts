import * as fc from '../../support/fuzz';
import { expect, test } from 'vitest';
import { emptyDraft, parseDraft, saveContactDraft } from '@/features/forms/use-contact-form';
import { forgetAccountTexts } from '@/lib/account-scoped-text';

const draft = { owner: 'ada', values: { message: 'Hello' }, attempt: { text: '{}', key: 'k' } };

test('a stored draft is read back for its owner', () => {
  expect(parseDraft(JSON.stringify(draft), 'ada')).toEqual({ values: draft.values, attempt: draft.attempt });
});

test('another account does not see the draft', () => {
  expect(parseDraft(JSON.stringify(draft), 'grace')).toEqual(emptyDraft);
});

test('deleting the account removes its draft from storage', () => {
  saveContactDraft('ada', draft);
  forgetAccountTexts('grace');
  expect(Object.values(localStorage).join()).toContain('Hello');
  forgetAccountTexts('ada');
  expect(Object.values(localStorage).join()).not.toContain('Hello');
});

test('any other stored value gives an empty draft or one made of text', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ owner: fc.constant('ada'), values: fc.jsonValue(), attempt: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const { values, attempt } = parseDraft(text, 'ada');
      for (const value of Object.values(values)) expect(typeof value).toBe('string');
      if (attempt) expect([typeof attempt.text, typeof attempt.key]).toEqual(['string', 'string']);
    }),
  );
});
