import { policy } from './gate-policy';

const loadPublicSignIn = policy === 'public' ? () => import('./screens/public-sign-in') : null;

// Of the sign-in screens, a signed-in visitor of a closed site sees only these.
export const loadAccountPage = loadPublicSignIn ?? (() => import('./account/account-page'));
export const loadSignedInScreen = loadPublicSignIn ?? (() => import('./account/signed-in-screen'));
export const loadResetPasswordScreen = loadPublicSignIn ?? (() => import('./screens/reset-password-screen'));
