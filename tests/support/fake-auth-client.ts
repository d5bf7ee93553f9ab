import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { User } from '@/features/auth/client/auth-user';
import type * as client from '@/features/auth/client/load-auth';
import { SESSION_KEY_PREFIX } from '@/lib/storage-keys';
import { env } from '@/lib/env';

type Listener = (user: User | null) => void;

export const ada: User = {
  id: 'ada',
  name: 'Ada Example',
  email: 'ada@example.com',
  emailVerified: true,
  photo: null,
  methods: ['password'],
};

/** Stores a session as the provider's SDK does while a user is signed in. */
export function storeSession() {
  localStorage.setItem(`${SESSION_KEY_PREFIX}${env.firebase.apiKey}:[DEFAULT]`, '{}');
}

/** Replaces the identity provider: the test decides who is signed in. */
export function fakeAuthClient() {
  const listeners = new Set<Listener>();
  return {
    watchUser: vi.fn<typeof client.watchUser>((listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    }),
    loadedAuth: vi.fn<typeof client.loadedAuth>(() => null),
    loadAuth: vi.fn<typeof client.loadAuth>(() => new Promise(() => undefined)),
    setUser: (user: User | null) =>
      act(() => {
        for (const listener of listeners) listener(user);
      }),
  };
}
