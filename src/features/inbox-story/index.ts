export { FeatureAnalysis } from './feature-output';
export { InboxStory } from './inbox-story';
export { SignInMessage } from './sign-in-message';
export { MESSAGE_ID, useMessage, useMessageOwner } from './use-message';
