export const loadAccountPage = () => import('./account/account-page');
export const loadSignedInScreen = () => import('./account/signed-in-screen');
export const loadResetPasswordScreen = () => import('./screens/reset-password-screen');
