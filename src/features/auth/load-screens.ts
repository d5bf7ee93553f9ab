import { isPublicSite } from '@/site/env';

const loadPublicSignIn = () => import('./screens/public-sign-in');

export const loadAccountPage = isPublicSite ? loadPublicSignIn : () => import('./account/account-page');
export const loadSignedInScreen = isPublicSite
  ? loadPublicSignIn
  : () => import('./account/signed-in-screen');
export const loadResetPasswordScreen = isPublicSite
  ? loadPublicSignIn
  : () => import('./screens/reset-password-screen');
