import {
  browserPopupRedirectResolver,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  TwitterAuthProvider,
  type Auth,
  type AuthCredential,
  type User as FirebaseUser,
  type PopupRedirectResolver,
  type UserCredential,
} from 'firebase/auth';
import type { Provider } from '@/site/providers';
import { auth } from './firebase-app';

interface InitializableResolver extends PopupRedirectResolver {
  _initialize(auth: Auth): Promise<unknown>;
}

/** The credential of a pop-up sign-in that was refused because another account has its email address. */
export interface RefusedCredential {
  readonly credential: AuthCredential;
  readonly email: string;
  readonly provider: Provider;
}

const POPUP_TIMEOUT_MS = 15_000;

const resolver = sharedResolver();

/**
 * Loads the scripts a pop-up needs before the click. The SDK loads them on the click, and Safari then blocks the
 * window because it no longer counts as opened by the visitor.
 */
export async function preparePopups(): Promise<void> {
  // A failure here happens again when a pop-up is opened, and is shown then.
  if (resolver.instance) await resolver.instance._initialize(auth).catch(() => undefined);
}

export function signInByPopup(provider: Provider): Promise<UserCredential> {
  return withOpenTimeout(signInWithPopup(auth, toSdk(provider), resolver.type));
}

export function linkByPopup(user: FirebaseUser, provider: Provider): Promise<UserCredential> {
  return withOpenTimeout(linkWithPopup(user, toSdk(provider), resolver.type));
}

export function reauthenticateByPopup(user: FirebaseUser, provider: Provider): Promise<UserCredential> {
  return withOpenTimeout(reauthenticateWithPopup(user, toSdk(provider), resolver.type));
}

function toSdk({ id, scopes = [] }: Provider): OAuthProvider {
  const provider = new OAuthProvider(id);
  for (const scope of scopes) provider.addScope(scope);
  return provider;
}

/** Rejects if the pop-up scripts do not start in time; the SDK itself would wait forever. */
async function withOpenTimeout(popup: Promise<UserCredential>): Promise<UserCredential> {
  let timer = 0;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The sign-in window did not open in time.'), {
      code: 'auth/timeout',
    });
    timer = window.setTimeout(() => reject(error), POPUP_TIMEOUT_MS);
  });
  try {
    await Promise.race([popup, resolver.instance?._initialize(auth), timeout]);
  } finally {
    window.clearTimeout(timer);
  }
  return popup;
}

/** Reads the credential from the error of a pop-up sign-in that was refused for that reason, else null. */
export function refusedCredential(provider: Provider, error: unknown): RefusedCredential | null {
  if (!isFirebaseError(error)) return null;
  // X still uses OAuth 1, whose tokens have a secret, which OAuthProvider leaves out.
  const SdkProvider = provider.id === TwitterAuthProvider.PROVIDER_ID ? TwitterAuthProvider : OAuthProvider;
  const credential = SdkProvider.credentialFromError(error);
  const email: unknown = error.customData?.['email'];
  return credential && typeof email === 'string' ? { credential, email, provider } : null;
}

/**
 * The SDK constructs one resolver per class and keeps it private. This class always returns our own instance, so
 * that preparePopups() initializes the resolver that later opens the window.
 */
function sharedResolver(): { type: PopupRedirectResolver; instance: InitializableResolver | null } {
  if (typeof browserPopupRedirectResolver !== 'function') {
    return { type: browserPopupRedirectResolver, instance: null };
  }
  const constructed: unknown = Reflect.construct(browserPopupRedirectResolver, []);
  if (!isInitializable(constructed)) return { type: browserPopupRedirectResolver, instance: null };
  const instance = constructed;
  class SharedResolver {
    constructor() {
      return instance;
    }
    // The SDK asserts that its stored resolver is an instance of this class.
    static [Symbol.hasInstance](value: unknown) {
      return value === instance;
    }
  }
  return { type: SharedResolver, instance };
}

function isInitializable(value: unknown): value is InitializableResolver {
  return typeof value === 'object' && value !== null && '_initialize' in value;
}

type FirebaseError = Parameters<typeof OAuthProvider.credentialFromError>[0];

function isFirebaseError(error: unknown): error is FirebaseError {
  return error instanceof Error && error.name === 'FirebaseError';
}
