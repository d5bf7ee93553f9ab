import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type * as auth from '@/features/auth/client/auth';
import { env } from '@/site/env';
import type { User } from '@/features/auth/client/auth-user';

type Listener = (user: User | null) => void;

export const ada: User = {
  id: 'ada',
  name: 'Ada Example',
  email: 'ada@example.com',
  emailVerified: true,
  methods: ['password'],
};

/** Leaves what the provider's client keeps in storage while a user is signed in. */
export function storeSession() {
  localStorage.setItem(`firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`, '{}');
}

/** Stands where the identity provider does: says who is there when a test says so. */
export function fakeAuthClient() {
  const listeners = new Set<Listener>();
  return {
    watchUser: vi.fn<typeof auth.watchUser>((listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    }),
    loadedAuth: vi.fn<typeof auth.loadedAuth>(() => null),
    loadAuth: vi.fn<typeof auth.loadAuth>(() => new Promise(() => undefined)),
    /** How many are listening. */
    listening: () => listeners.size,
    /** Somebody is there, or nobody. */
    say: (user: User | null) =>
      act(() => {
        for (const listener of listeners) listener(user);
      }),
  };
}
