export { FeatureAnalysis, FeatureOutput } from './feature-output';
export { MessageCard } from './message-card';
export { SignInMessage } from './sign-in-message';
export { watchSignInMessage } from './watch-sign-in-message';
export { MESSAGE_ID, showSampleMessage, useMessage, useMessageOwner } from './use-message';
export { UnfoldedMessage } from './unfolded-message';
