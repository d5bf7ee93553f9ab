import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { UserContext } from '@/features/auth/use-user';
import { usePersistedText } from '@/features/tools/shared/use-persisted-text';
import { ada } from '../../../support/ada';

test('a text is not shown to another account', () => {
  enter('a review');
  expect(textOf('grace')).toBe('');
});

test('an empty text is removed from storage', () => {
  enter('a review');
  enter('');
  expect(localStorage).toHaveLength(0);
});

test('a text over the limit is removed from storage', () => {
  enter('short');
  const { result } = open('ada', { maxLength: 10 });
  act(() => result.current[1]('more than ten letters'));
  expect(result.current[0]).toBe('more than ten letters');
  expect(textOf('ada')).toBe('');
});

test('a text in session storage is not in local storage', () => {
  const { result } = open('ada', { storage: 'session' });
  act(() => result.current[1]('a review'));
  expect(localStorage).toHaveLength(0);
  expect(open('ada', { storage: 'session' }).result.current[0]).toBe('a review');
});

function open(id: string, options?: Parameters<typeof usePersistedText>[1]) {
  return renderHook(() => usePersistedText('thing', options), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UserContext value={{ ...ada, id }}>{children}</UserContext>
    ),
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
