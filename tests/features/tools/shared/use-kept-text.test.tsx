import * as fc from '../../../support/fuzz';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { usePersistedText } from '@/features/tools/shared/use-persisted-text';
import { UserContext } from '@/features/auth/use-user';
import { parseAccountScoped } from '@/features/tools/shared/account-scoped-text';
import type { User } from '@/features/auth/client/auth-user';

const somebody: User = { id: '', name: 'Ada', email: 'ada@example.com', emailVerified: true, methods: [] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what was entered is there after a reload', () => {
  enter('a review');
  expect(textOf('ada')).toBe('a review');
});

test('another account at the same computer sees nothing of it', () => {
  enter('a review');
  expect(textOf('grace')).toBe('');
});

test('what was emptied leaves nothing behind', () => {
  enter('a review');
  enter('');
  expect(localStorage).toHaveLength(0);
});

test('a text that is too long is not kept, nor is the shorter one before it', () => {
  enter('short');
  const { result } = open('ada', { longest: 10 });
  act(() => result.current[1]('more than ten letters'));
  expect(result.current[0]).toBe('more than ten letters');
  expect(textOf('ada')).toBe('');
});

test('what is kept for the visit is not in the browser’s lasting storage', () => {
  const { result } = open('ada', { keepFor: 'visit' });
  act(() => result.current[1]('a review'));
  expect(localStorage).toHaveLength(0);
  expect(open('ada', { keepFor: 'visit' }).result.current[0]).toBe('a review');
});

test('any text comes back as it was, to its owner', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, owner) => {
      const stored = JSON.stringify({ owner, text });
      expect(parseAccountScoped(stored, owner)).toBe(text);
      expect(parseAccountScoped(stored, `${owner}!`)).toBe('');
    }),
  );
});

test('whatever stands in the storage, it is read as a text', () => {
  const stored = fc.oneof(fc.string(), fc.json(), fc.constant('{"owner":"ada","text":5}'));
  fc.assert(
    fc.property(stored, (value) => {
      expect(typeof parseAccountScoped(value, 'ada')).toBe('string');
    }),
  );
});

test.each(['{', 'null', '[]', '5', '{"owner":"ada"}', '{"owner":"ada","text":5}'])(
  'the tool opens empty over %s',
  (stored) => {
    localStorage.setItem('thing', stored);
    expect(textOf('ada')).toBe('');
  },
);

test('blocked storage keeps nothing and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { result } = open('ada');
  act(() => result.current[1]('a review'));
  expect(result.current[0]).toBe('a review');
});

function open(id: string, options?: Parameters<typeof usePersistedText>[1]) {
  const user: User = { ...somebody, id };
  return renderHook(() => usePersistedText('thing', options), {
    wrapper: ({ children }: { children: ReactNode }) => <UserContext value={user}>{children}</UserContext>,
  });
}

function textOf(id: string): string {
  const { result, unmount } = open(id);
  const [text] = result.current;
  unmount();
  return text;
}

function enter(text: string) {
  const { result, unmount } = open('ada');
  act(() => result.current[1](text));
  unmount();
}
