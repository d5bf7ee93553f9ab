import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAccountValue } from '@/features/auth';
import { UserProvider } from '@/features/auth/use-user';
import { createAccountValue } from '@/lib/account-values';
import { ada, storeSession } from '../support/ada';
import { blockStorage, fillStorage } from '../support/storage';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const keptText = () =>
  createAccountValue({ key: 'thing', read: (stored) => (typeof stored === 'string' ? stored : '') });

function show(kept = keptText(), id: string | null = ada.id) {
  const { result } = renderHook(() => useAccountValue(kept), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UserProvider user={id === null ? null : { ...ada, id }}>{children}</UserProvider>
    ),
  });
  return {
    text: () => result.current[0],
    write: (text: string) => act(() => result.current[1](text)),
  };
}

test('what one account wrote is there after a reload and after its session, until another account signs in', () => {
  show().write('a review');
  expect(localStorage).toHaveLength(0);
  expect(show().text()).toBe('a review');
  expect(show(keptText(), null).text()).toBe('');
  expect(show().text()).toBe('a review');
  expect(show(keptText(), 'grace').text()).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('a review');
  expect(show().text()).toBe('');
});

test('an empty text is removed from storage, and one that has no room leaves no older one there', () => {
  const thing = show();
  thing.write('a review');
  thing.write('');
  expect(sessionStorage).toHaveLength(0);
  thing.write('a review');
  fillStorage();
  thing.write('a longer review');
  expect(thing.text()).toBe('a longer review');
  expect(sessionStorage).toHaveLength(0);
});

test('what was written before signing in goes to the account and stays with it', () => {
  const kept = keptText();
  show(kept, null).write('a review');
  expect(show(kept).text()).toBe('a review');
  expect(show(kept, null).text()).toBe('');
  expect(show(keptText(), 'grace').text()).toBe('');
});

test('what an account has kept is there before the provider has confirmed its session', () => {
  show().write('a review');
  storeSession();
  expect(show(keptText(), null).text()).toBe('a review');
});

test('with blocked storage, a text lasts until the page is left or another account signs in', () => {
  blockStorage();
  const kept = keptText();
  show(kept).write('a review');
  expect(show(kept).text()).toBe('a review');
  show(keptText(), 'grace');
  expect(show(kept).text()).toBe('');
});
