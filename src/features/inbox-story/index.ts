export { FeatureAnalysis, FeaturePicture } from './feature-output';
export { InboxStory } from './inbox-story';
export { loadSignInMessage } from './load-message';
export { useMessage, useMessageOwner } from './use-message';
