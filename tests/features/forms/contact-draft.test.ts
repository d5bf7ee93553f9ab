import { expect, test } from 'vitest';
import { contactDraft } from '@/features/forms/contact-draft';
import { CONTACT_DRAFT_KEY } from '@/lib/storage-keys';

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

/** Another account in between makes the draft be read from storage again. */
function store(text: string) {
  localStorage.setItem(CONTACT_DRAFT_KEY, text);
  contactDraft.get('grace');
}
