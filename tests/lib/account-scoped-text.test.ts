import { expect, test, vi } from 'vitest';
import { forgetAccountTexts, serializeAccountScoped } from '@/lib/account-scoped-text';

test('deleting an account removes its texts from both storages and nothing else', () => {
  localStorage.setItem('tool', serializeAccountScoped('ada', 'a review'));
  sessionStorage.setItem('chat', serializeAccountScoped('ada', 'a question'));
  localStorage.setItem('other-tool', serializeAccountScoped('grace', 'a letter'));
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('list', '[{"owner":"ada"}]');
  forgetAccountTexts('ada');
  expect(Object.keys(localStorage).toSorted()).toEqual(['list', 'other-tool', 'theme']);
  expect(sessionStorage).toHaveLength(0);
});

test('blocked storage does not throw', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  sessionStorage.setItem('chat', serializeAccountScoped('ada', 'a question'));
  expect(() => forgetAccountTexts('ada')).not.toThrow();
  expect(sessionStorage).toHaveLength(0);
  vi.restoreAllMocks();
});
