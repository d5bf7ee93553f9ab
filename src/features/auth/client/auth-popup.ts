import { FirebaseError } from 'firebase/app';
import { browserPopupRedirectResolver, OAuthProvider, type Auth, type UserCredential } from 'firebase/auth';
import type { Provider } from '@/site/providers';
import { auth } from './auth-session';

const POPUP_TIMEOUT_MS = 15_000;

/** The SDK constructs its resolver on the first click and keeps it private. Ours can be prepared before. */
const resolver: unknown =
  typeof browserPopupRedirectResolver === 'function'
    ? Reflect.construct(browserPopupRedirectResolver, [])
    : browserPopupRedirectResolver;

/**
 * Loads the scripts a pop-up needs before the click. The SDK loads them on the click, and Safari then blocks the
 * window because it no longer counts as opened by the visitor.
 */
export async function preparePopups(): Promise<void> {
  await auth.authStateReady();
  await startResolver();
}

/** Not from the start: with a resolver, the first auth state on phones and in Safari waits for its scripts. */
async function startResolver(): Promise<void> {
  Reflect.set(auth, '_popupRedirectResolver', resolver);
  if (isInitializable(resolver)) await resolver._initialize(auth);
}

/** Runs an action of the SDK that opens a provider's window. The SDK itself would wait forever for its scripts. */
export async function openPopup(
  provider: Provider,
  open: (provider: OAuthProvider) => Promise<UserCredential>,
): Promise<UserCredential> {
  const started = startResolver().catch(() => {
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

function isInitializable(value: unknown): value is { _initialize(auth: Auth): Promise<unknown> } {
  return typeof value === 'object' && value !== null && '_initialize' in value;
}
