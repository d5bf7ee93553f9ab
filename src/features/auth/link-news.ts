import type { LinkOutcome } from './client/auth-sign-in';

/** What is said of a way of signing in that was refused before, since the e-mail had an account already. */
export const linkNews: Readonly<Record<LinkOutcome, string | null>> = {
  'nothing-pending': null,
  linked: 'Your other way of signing in is now linked to this account.',
  'not-linked': 'Your other way of signing in could not be linked. You can link it on your account page.',
};
