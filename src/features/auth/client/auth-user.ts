import { onAuthStateChanged, signOut, type User as FirebaseUser } from 'firebase/auth';
import { auth } from './firebase-app';
import { reportQuietly } from '@/lib/report';

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
let endedHere = false;

/** What the provider says of somebody whom it no longer knows or lets in. */
const sessionIsOver: ReadonlySet<unknown> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Calls back with who is signed in, now and after every change. */
export function watchUser(listener: UserListener): () => void {
  listeners.add(listener);
  const stop = onAuthStateChanged(auth, (user) => {
    if (user) endedHere = false;
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

/** Does something as whoever is signed in. Should the provider no longer know them, the session ends here as well. */
export async function asUser<Result>(act: (user: FirebaseUser) => Promise<Result>): Promise<Result> {
  const user = currentUser();
  try {
    return await act(user);
  } catch (error) {
    const isOver = error instanceof Error && 'code' in error && sessionIsOver.has(error.code);
    // Somebody else may have come in while the answer was on its way.
    if (isOver && auth.currentUser === user) await signOut(auth).catch(reportQuietly);
    throw error;
  }
}

/** Ends the session as the visitor asked. */
export async function endSession(end: () => Promise<void>): Promise<void> {
  endedHere = true;
  try {
    await end();
  } catch (error) {
    endedHere = false;
    throw error;
  }
}

/** Whether the visitor ended the last session on this page; any other end has to be told. */
export function isSessionEndedHere(): boolean {
  return endedHere;
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
