export { AuthGate } from './auth-gate';
export { Face } from './face';
export type { User } from './client/auth-user';
export { firstAuthState } from './client/load-auth';
export { loadAccountPage, loadResetPasswordScreen, loadSignedInScreen } from './load-screens';
export { hadStoredSession } from './had-stored-session';
export { useReturnState } from './use-return-after-sign-in';
export { useSignOut } from './use-sign-out';
export { useAccountValue, useOwnerId, useUser } from './use-user';
