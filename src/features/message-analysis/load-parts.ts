export const loadSignInMessage = () => import('./sign-in-message');
export const loadFeaturePicture = () =>
  import('./feature-output').then(({ FeaturePicture }) => ({ default: FeaturePicture }));
