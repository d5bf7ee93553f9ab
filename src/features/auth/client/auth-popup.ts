import { FirebaseError } from 'firebase/app';
import { OAuthProvider, type UserCredential } from 'firebase/auth';
import type { Provider } from '@/site/providers';
import { auth } from './auth-session';
import { startResolver } from './sdk-internals';

const POPUP_TIMEOUT_MS = 15_000;

/**
 * Loads the scripts a pop-up needs before the click. The SDK loads them on the click, and Safari then blocks the
 * window because it no longer counts as opened by the visitor.
 */
export async function preparePopups(): Promise<void> {
  await auth.authStateReady();
  await startResolver(auth);
}

/** Runs an action of the SDK that opens a provider's window. The SDK itself would wait forever for its scripts. */
export async function openPopup(
  provider: Provider,
  open: (provider: OAuthProvider) => Promise<UserCredential>,
): Promise<UserCredential> {
  const started = startResolver(auth).catch(() => {
    throw new FirebaseError(
      'auth/network-request-failed',
      'The scripts of the sign-in window did not load (auth/network-request-failed).',
    );
  });
  const popup = open(toSdk(provider));
  // It fails of the same cause.
  popup.catch(() => undefined);
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = new FirebaseError('auth/timeout', 'The sign-in window did not open in time.');
    setTimeout(reject, POPUP_TIMEOUT_MS, error);
  });
  await Promise.race([started, timeout]);
  return popup;
}

function toSdk({ id, scopes = [] }: Provider): OAuthProvider {
  const provider = new OAuthProvider(id);
  for (const scope of scopes) provider.addScope(scope);
  return provider;
}
