export const loadSignInMessage = () => import('./sign-in-message');
