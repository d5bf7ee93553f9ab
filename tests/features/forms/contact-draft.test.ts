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

test.each([
  '',
  '{',
  'null',
  '{"owner":"ada"}',
  '{"owner":"ada","values":{"message":5},"attempt":{"text":1}}',
])('the damaged draft %j is empty', (stored) => {
  expect(parseDraft(stored, 'ada')).toEqual(emptyDraft);
});
