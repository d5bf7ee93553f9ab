import { expect, test } from 'vitest';
import {
  addToMessage,
  contactDraft,
  limitLengths,
  messageKey,
  writeDraft,
} from '@/features/forms/contact-draft';
import { forgetOthers } from '@/lib/account-values';
import { messageField } from '@/site/contact-fields';

test.each(['', '{', 'null', '[]', '{"values":{"message":5},"id":1}'])(
  'the damaged draft %j is empty',
  (text) => {
    writeDraft('ada', { message: 'Hello' });
    const [key = ''] = Object.keys(sessionStorage);
    forgetOthers('grace');
    sessionStorage.setItem(key, text);
    expect(contactDraft.get('ada')).toEqual(contactDraft.empty);
    sessionStorage.clear();
  },
);

test('a text is cut before an emoji that would pass the limit', () => {
  const start = 'a'.repeat(messageField.maxLength - 1);
  expect(limitLengths(() => `${start}😀`)[messageField.name]).toBe(start);
  addToMessage('grace', `${start}😀`);
  expect(contactDraft.get('grace').values).toEqual({ [messageField.name]: start });
});

test('a message has its key from its first character, and another one for another text', () => {
  writeDraft('ada', { message: 'H' });
  const { id } = contactDraft.get('ada');
  writeDraft('ada', { message: 'Hello' });
  const draft = contactDraft.get('ada');
  expect(draft.id).toBe(id);
  const key = messageKey(draft, draft.values);
  expect(messageKey({ ...draft }, { message: 'Hello' })).toBe(key);
  expect(messageKey(draft, { message: 'Hello!' })).not.toBe(key);
  writeDraft('ada', { message: '' });
  writeDraft('ada', { message: 'Hello' });
  expect(messageKey(contactDraft.get('ada'), { message: 'Hello' })).not.toBe(key);
});
