/** Maps the provider's error codes to the messages that visitors read. */
const messages: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'That email and password don’t match. Check both and try again.',
  'auth/wrong-password': 'That email and password don’t match. Check both and try again.',
  'auth/user-not-found': 'That email and password don’t match. Check both and try again.',
  'auth/invalid-email': 'Enter a complete email address, such as name@example.com.',
  'auth/email-already-in-use': 'This email already has an account. Log in instead, or use another address.',
  'auth/weak-password': 'This password is too easy to guess. Use at least 8 characters.',
  'auth/password-does-not-meet-requirements':
    'This password is too simple. Make it longer and mix letters with numbers or symbols.',
  'auth/user-disabled': 'This account has been disabled. Contact us if you think that’s a mistake.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'auth/network-request-failed':
    'We can’t reach the sign-in service. Check your connection and try again. Nothing you typed is lost.',
  'auth/timeout': 'The sign-in service took too long to answer. Try again.',
  'auth/internal-error': 'Something went wrong on the sign-in side. Try again in a moment.',
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Press the button again. If it stays blocked, allow pop-ups for this site.',
  'auth/unauthorized-domain':
    'Sign-in isn’t set up for this address yet. The owner of the site has to add it to the authorized domains.',
  'auth/operation-not-allowed': 'This sign-in method is turned off. Use another one.',
  'auth/operation-not-supported-in-this-environment':
    'This browser can’t open the sign-in window here. Use email and password instead.',
  'auth/account-exists-with-different-credential':
    'This email already has an account with another sign-in method. Log in that way, then link this one on your account page.',
  'auth/credential-already-in-use': 'That account already belongs to another user of this site.',
  'auth/last-method':
    'Another tab or device unlinked your other methods. This is the last one, so it stays linked.',
  'auth/provider-already-linked':
    'This sign-in method is already linked. If it isn’t shown, sign out and log in again.',
  'auth/no-such-provider': 'This sign-in method isn’t linked.',
  'auth/user-mismatch': 'That’s a different account. Choose the one you’re signed in with.',
  'auth/multi-factor-auth-required':
    'This account needs a second sign-in step, which this site doesn’t support. Contact us for help.',
  'auth/requires-recent-login': 'To confirm that it’s you, sign out, log in again, and then try again.',
  'auth/unconfirmed-password':
    'The connection was lost, so the new password may or may not be saved. Save it again when you’re back online. If your current password is then refused, the new one is in use.',
  'auth/user-token-expired': 'Your session has ended. Sign in again.',
  'auth/invalid-user-token': 'Your session has ended. Sign in again.',
  'auth/invalid-refresh-token': 'Your session has ended. Sign in again.',
  'auth/no-current-user': 'Your session has ended. Sign in again.',
  'auth/expired-action-code': 'This link has expired. Request a new one.',
  'auth/invalid-req-type': 'This link is incomplete. Open it again from the email, or request a new one.',
  'auth/argument-error': 'This link is incomplete. Open it again from the email, or request a new one.',
  'auth/missing-oob-code': 'This link is incomplete. Open it again from the email, or request a new one.',
  'auth/invalid-action-code': 'This link has already been used or is incomplete. Request a new one.',
  'auth/used-link': 'This link has been used before or is incomplete. If you opened it before, it worked.',
  'auth/used-reset':
    'This link was used after you opened it, so your password may have been changed. Log in with the new one. If it’s refused, request a new link.',
};

/** Codes of an overloaded service, which are made of the texts that it answers with status 429. */
const OVERLOAD = /exhausted|exceed|limit|quota|too-many/;
const BUSY = 'The sign-in service is busy. Wait a minute, then try again.';
const UNKNOWN = 'Something went wrong. Try again, and contact us if it keeps happening.';

/** Codes of a pop-up that the visitor closed or replaced, which are not shown. */
const cancellations: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** What the visitor reads about anything thrown, and the provider's own message or code, to be quoted in a support request. */
export function toAuthError(error: unknown) {
  const code = codeOf(error);
  return { code, message: messages[code] ?? (OVERLOAD.test(code) ? BUSY : UNKNOWN), detail: detailOf(error) };
}

export function isCancellation(code: string): boolean {
  return cancellations.has(code);
}

/** Whether the link of an email is used up or broken. After any other error, it may still work. */
export function needsNewLink(error: unknown): boolean {
  return /action-code|oob-code|req-type|argument-error|used-link/.test(codeOf(error));
}

/** What Chrome and Firefox say, or Safari, if one of our chunks doesn't load. */
const FAILED_IMPORT = /dynamically imported module|Importing a module script failed/;

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code.startsWith('auth/') ? error.code : 'unknown';
  }
  return error instanceof TypeError && FAILED_IMPORT.test(error.message)
    ? 'auth/network-request-failed'
    : 'unknown';
}

/** What the SDK puts around the provider's message, as in "Firebase: Text (auth/code)." */
const WRAPPER = /^Firebase: (?:Error )?(.*?)\.? ?\((auth\/[\w-]+)\)\.?$/s;

/** The code stands for a message that the provider didn't send. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const [, text, code = ''] = WRAPPER.exec(error.message) ?? [undefined, error.message];
  return text || code;
}
