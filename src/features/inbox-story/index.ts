export { FeatureAnalysis } from './feature-output';
export { InboxStory } from './inbox-story';
export { SignInMessage } from './sign-in-message';
export { useMessage, useMessageOwner } from './use-message';
