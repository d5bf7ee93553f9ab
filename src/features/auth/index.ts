export { AuthGate } from './auth-gate';
export type { User } from './client/auth-user';
export { UserContext, useSignOut, useUser } from './use-user';

export const loadAccountPage = () => import('./account/account-page');
export const loadSignedInScreen = () => import('./account/signed-in-screen');
export const loadResetPasswordScreen = () => import('./screens/reset-password-screen');
