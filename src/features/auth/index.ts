export { AuthGate } from './auth-gate';
export type { User } from './client/auth-user';
export { loadAccountPage, loadResetPasswordScreen, loadSignedInScreen } from './load-screens';
export { UserContext, useSignOut, useUser } from './use-user';
