const loadPublicSignIn = () => import('./screens/public-sign-in');

export const loadAccountPage = __PUBLIC_SITE__ ? loadPublicSignIn : () => import('./account/account-page');
export const loadSignedInScreen = __PUBLIC_SITE__
  ? loadPublicSignIn
  : () => import('./account/signed-in-screen');
export const loadResetPasswordScreen = __PUBLIC_SITE__
  ? loadPublicSignIn
  : () => import('./screens/reset-password-screen');
