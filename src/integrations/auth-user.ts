import { onAuthStateChanged, type User as FirebaseUser } from 'firebase/auth';
import { auth } from './firebase-app';

export type ProviderId = 'google.com' | 'github.com';
export type SignInMethod = ProviderId | 'password';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly methods: readonly SignInMethod[];
}

type UserListener = (user: User | null) => void;

const listeners = new Set<UserListener>();
let holding = 0;

/** Calls back with who is signed in, now and after every change. */
export function watchUser(listener: UserListener): () => void {
  listeners.add(listener);
  const stop = onAuthStateChanged(auth, (user) => {
    if (holding === 0) listener(snapshot(user));
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The provider keeps silent about changes to a profile, so whoever makes one says so here. */
export function publishUser() {
  const user = snapshot(auth.currentUser);
  for (const listener of listeners) listener(user);
}

/** Holds the news back until a change of several steps is whole. */
export async function publishAfter<Result>(change: () => Promise<Result>): Promise<Result> {
  holding++;
  try {
    return await change();
  } finally {
    holding--;
    if (holding === 0) publishUser();
  }
}

/** The signed-in user as the provider knows them; throws its own kind of error when there is none. */
export function currentUser(): FirebaseUser {
  if (!auth.currentUser)
    throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/no-current-user' });
  return auth.currentUser;
}

function snapshot(user: FirebaseUser | null): User | null {
  if (!user) return null;
  const { uid, displayName, email, emailVerified, providerData } = user;
  return {
    id: uid,
    name: displayName ?? '',
    email: email ?? '',
    emailVerified,
    methods: providerData.map((provider) => provider.providerId).filter(isSignInMethod),
  };
}

function isSignInMethod(id: string): id is SignInMethod {
  return id === 'password' || id === 'google.com' || id === 'github.com';
}
