import { expect, test } from 'vitest';
import { contactDraft, limitLength } from '@/features/forms/contact-draft';
import { CONTACT_DRAFT_KEY } from '@/lib/storage-keys';
import { messageField } from '@/site/contact-fields';

const draft = { values: { message: 'Hello' }, attempt: { text: '{}', key: 'k' } };

test('a stored draft is read back', () => {
  store(JSON.stringify({ owner: 'ada', value: draft }));
  expect(contactDraft.get('ada')).toEqual(draft);
});

test.each([
  '',
  '{',
  'null',
  '{"owner":"ada"}',
  '{"owner":"ada","value":{"values":{"message":5},"attempt":{"text":1}}}',
])('the damaged draft %j is empty', (stored) => {
  store(stored);
  expect(contactDraft.get('ada')).toEqual(contactDraft.empty);
});

test('a message is cut before an emoji that would pass its limit', () => {
  const start = 'a'.repeat(messageField.maxLength - 1);
  expect(limitLength(messageField.name, `${start}😀`)).toBe(start);
});

/** Another account in between makes the draft be read from storage again. */
function store(text: string) {
  localStorage.setItem(CONTACT_DRAFT_KEY, text);
  contactDraft.get('grace');
}
