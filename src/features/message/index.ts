export { FeatureArtifact, FeatureReading } from './feature-artifact';
export { MessageCard } from './message-card';
export { SignInMessage } from './sign-in-message';
export { useSignInMessage } from './watch-sign-in-message';
