import {
  browserPopupRedirectResolver,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type AuthCredential,
  type PopupRedirectResolver,
  type UserCredential,
} from 'firebase/auth';
import { currentUser, type ProviderId } from './auth-user';
import { auth } from './firebase-app';

interface InitializableResolver extends PopupRedirectResolver {
  _initialize(auth: Auth): Promise<unknown>;
}

const PATIENCE_MS = 15_000;

const providers = {
  'google.com': () => new GoogleAuthProvider(),
  'github.com': () => new GithubAuthProvider(),
} satisfies Record<ProviderId, () => GoogleAuthProvider | GithubAuthProvider>;

const resolver = sharedResolver();

/**
 * Fetches what a pop-up needs, so that a later click opens one at once. The SDK would start only on the click,
 * which Safari then no longer counts as the visitor's own and blocks the window.
 */
export async function preparePopups(): Promise<void> {
  // A failure here is met again, and shown, when a pop-up is really asked for.
  if (resolver.instance) await resolver.instance._initialize(auth).catch(() => undefined);
}

export function signInByPopup(id: ProviderId): Promise<UserCredential> {
  return untilOpen(signInWithPopup(auth, providers[id](), resolver.type));
}

export function linkByPopup(id: ProviderId): Promise<UserCredential> {
  return untilOpen(linkWithPopup(currentUser(), providers[id](), resolver.type));
}

export function confirmByPopup(id: ProviderId): Promise<UserCredential> {
  return untilOpen(reauthenticateWithPopup(currentUser(), providers[id](), resolver.type));
}

/** The SDK waits for ever for a third party's script that came but did not start. */
async function untilOpen(popup: Promise<UserCredential>): Promise<UserCredential> {
  let timer = 0;
  const patience = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The sign-in window could not be made ready.'), {
      code: 'auth/timeout',
    });
    timer = window.setTimeout(() => reject(error), PATIENCE_MS);
  });
  try {
    await Promise.race([popup, resolver.instance?._initialize(auth), patience]);
  } finally {
    window.clearTimeout(timer);
  }
  return popup;
}

/** The credential a refused pop-up brought back, to be linked once the visitor has proved the other method. */
export function credentialOf(error: unknown): AuthCredential | null {
  return isFirebaseError(error) ? OAuthProvider.credentialFromError(error) : null;
}

/**
 * The SDK makes one resolver per class with `new` and keeps it to itself. A class whose constructor hands out
 * an instance of ours lets both sides use the same one.
 */
function sharedResolver(): { type: PopupRedirectResolver; instance: InitializableResolver | null } {
  if (typeof browserPopupRedirectResolver !== 'function') {
    return { type: browserPopupRedirectResolver, instance: null };
  }
  const made: unknown = Reflect.construct(browserPopupRedirectResolver, []);
  if (!isInitializable(made)) return { type: browserPopupRedirectResolver, instance: null };
  const instance = made;
  class SharedResolver {
    constructor() {
      return instance;
    }
    // The SDK checks later that what it keeps is one of the class.
    static [Symbol.hasInstance](value: unknown) {
      return value === instance;
    }
  }
  return { type: SharedResolver, instance };
}

function isInitializable(value: unknown): value is InitializableResolver {
  return typeof value === 'object' && value !== null && '_initialize' in value;
}

function isFirebaseError(error: unknown): error is Parameters<typeof OAuthProvider.credentialFromError>[0] {
  return error instanceof Error && error.name === 'FirebaseError';
}
