/** Everything that talks to the identity provider, in one chunk that arrives after the first paint. */
export * from './auth-account';
export { preparePopups } from './auth-popup';
export * from './auth-sign-in';
export { isSessionEndedHere, watchUser } from './auth-user';
