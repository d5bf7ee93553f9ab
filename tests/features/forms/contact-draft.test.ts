import { expect, test } from 'vitest';
import { attachedResult, attachToContact } from '@/features/forms/attach-link';
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

test('a long result is cut without splitting a character', () => {
  attachToContact('', { title: 't'.repeat(1000), text: '🙂'.repeat(100_000) });
  const { title, text } = attachedResult.get('') ?? { title: '', text: '' };
  expect(title).toHaveLength(200);
  expect(text.length).toBeLessThanOrEqual(20_000);
  expect(() => encodeURIComponent(text)).not.toThrow();
  expect(text).toMatch(/…$/);
});

/** Another account in between makes the draft be read from storage again. */
function store(text: string) {
  localStorage.setItem(CONTACT_DRAFT_KEY, text);
  contactDraft.get('grace');
}
