import type { User } from '@/features/auth';
import { env } from '@/lib/env';
import { SESSION_KEY_PREFIX } from '@/lib/storage-keys';

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
  localStorage.setItem(
    `${SESSION_KEY_PREFIX}${env.firebase.apiKey}:[DEFAULT]`,
    JSON.stringify({ uid: ada.id }),
  );
}
