// The constant itself, so that the bundler drops the branch before it looks for imports.
const loadPublicSignIn = __PUBLIC_SITE__ ? () => import('./screens/public-sign-in') : null;

// Of the sign-in screens, a signed-in visitor of a closed site sees only these.
export const loadAccountPage = loadPublicSignIn ?? (() => import('./account/account-page'));
export const loadSignedInScreen = loadPublicSignIn ?? (() => import('./account/signed-in-screen'));
export const loadResetPasswordScreen = loadPublicSignIn ?? (() => import('./account/reset-password-page'));
