import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAccountValue } from '@/features/auth';
import { UserProvider } from '@/features/auth/use-user';
import { createAccountValue, forgetAccounts, VISITOR } from '@/lib/account-values';
import {
  EMAIL_LINK_ADDRESS_KEY,
  NEWSLETTER_ATTEMPT_KEY,
  NEWSLETTER_KEY,
  SCROLL_KEY,
} from '@/lib/storage-keys';
import { ada, storeSession } from '../support/ada';
import { blockStorage, fillStorage } from '../support/storage';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

function keptText(area: 'local' | 'session' = 'local') {
  return createAccountValue({
    key: 'thing',
    area,
    read: (stored) => (typeof stored === 'string' ? stored : ''),
  });
}

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

test('what one account wrote is there after a reload, and not for another account', () => {
  show().write('a review');
  expect(show(keptText(), 'grace').text()).toBe('');
  expect(show().text()).toBe('a review');
});

test('an empty text is removed from storage, and one that has no room leaves no older one there', () => {
  const thing = show();
  thing.write('a review');
  thing.write('');
  expect(localStorage).toHaveLength(0);
  thing.write('a review');
  fillStorage();
  thing.write('a longer review');
  expect(thing.text()).toBe('a longer review');
  expect(localStorage).toHaveLength(0);
});

test('a text for one visit is not in local storage', () => {
  show(keptText('session')).write('a review');
  expect(localStorage).toHaveLength(0);
  expect(show(keptText('session')).text()).toBe('a review');
});

test('what was written before signing in goes to the account and stays with it', () => {
  const kept = keptText();
  show(kept, null).write('a review');
  expect(show(kept).text()).toBe('a review');
  expect(show(kept, null).text()).toBe('');
  expect(show(keptText(), 'grace').text()).toBe('');
});

test('until the account is known, what it has stored is not overwritten', () => {
  show().write('a review');
  storeSession();
  show(keptText(), null).write('a letter');
  expect(localStorage.getItem('thing')).toContain('a review');
});

test('with blocked storage, a text lasts until the page is left', () => {
  blockStorage();
  const kept = keptText();
  show(kept).write('a review');
  expect(show(kept).text()).toBe('a review');
  expect(() => forgetAccounts()).not.toThrow();
  expect(show(kept).text()).toBe('');
});

test('the end of a session removes what accounts kept, also before signing in, and what tells who used the browser', () => {
  const values = { ada: { owner: ada.id, value: 1 }, visitor: { owner: VISITOR, value: 1 } };
  const others = { list: [{ owner: ada.id }], theme: 'dark' };
  const personal = {
    [EMAIL_LINK_ADDRESS_KEY]: ada.email,
    [NEWSLETTER_KEY]: ada.email,
    [NEWSLETTER_ATTEMPT_KEY]: ada.email,
    [SCROLL_KEY]: [],
  };
  for (const [key, value] of Object.entries({ ...values, ...others, ...personal }))
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key, JSON.stringify(value));
  forgetAccounts();
  for (const storage of [localStorage, sessionStorage])
    expect(Object.keys(storage).toSorted()).toEqual(Object.keys(others));
});
