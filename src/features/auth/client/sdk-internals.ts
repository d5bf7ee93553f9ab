import { browserPopupRedirectResolver, inMemoryPersistence, type Auth, type User } from 'firebase/auth';

// What the SDK keeps private. Its version is exact. If a field moves, tests with the real SDK fail: for the session
// faults-storage.spec.ts, for the methods email-link.spec.ts and account.spec.ts, for the windows popups.spec.ts.

/** The SDK's heartbeat reads IndexedDB before each request and hangs in browsers where IndexedDB never opens. */
export function stopHeartbeat(auth: Auth): void {
  Reflect.set(auth, 'heartbeatServiceProvider', { getImmediate: () => null });
}

/** Whether the session outlives this page: if the browser stores nothing, the SDK falls back to its memory. */
export function isStored(auth: Auth): boolean {
  const manager: unknown = Reflect.get(auth, 'persistenceManager');
  const persistence: unknown = Reflect.get(Object(manager), 'persistence');
  return Reflect.get(Object(persistence), 'type') !== inMemoryPersistence.type;
}

/**
 * The ids of the providers and whether there is a password, by the provider's answer: the SDK's own list keeps providers
 * that another device unlinked, and an account that signs in by link has a `password`, too. Null before an answer.
 */
export function answeredMethods(user: User) {
  const answer: unknown = Reflect.get(user, 'reloadUserInfo');
  if (typeof answer !== 'object' || answer === null || !('localId' in answer)) return null;
  const infos: unknown = 'providerUserInfo' in answer ? answer.providerUserInfo : [];
  const linked: unknown[] = Array.isArray(infos) ? infos : [];
  return {
    ids: linked.map((info): unknown => Reflect.get(Object(info), 'providerId')),
    hasPassword: 'passwordHash' in answer,
  };
}

/** The SDK constructs its resolver on the first click. Ours can be prepared before. */
const resolver: unknown =
  typeof browserPopupRedirectResolver === 'function'
    ? Reflect.construct(browserPopupRedirectResolver, [])
    : browserPopupRedirectResolver;

/** Not from the start: with a resolver, the first auth state on phones and in Safari waits for its scripts. */
export async function startResolver(auth: Auth): Promise<void> {
  Reflect.set(auth, '_popupRedirectResolver', resolver);
  if (isInitializable(resolver)) await resolver._initialize(auth);
}

function isInitializable(value: unknown): value is { _initialize(auth: Auth): Promise<unknown> } {
  return typeof value === 'object' && value !== null && '_initialize' in value;
}
