export { FeatureAnalysis } from './feature-output';
export { InboxStory } from './inbox-story';
export { loadFeaturePicture, loadSignInMessage } from './load-message';
export { useMessage, useMessageOwner } from './use-message';
