export { partsOf, type Analysis } from './analysis';
export { FeatureAnalysis } from './feature-output';
export { masked } from './find-personal-data';
// Not here: the first script would then load all of this module.
export { loadFeaturePicture, loadSignInMessage } from './load-parts';
export { Bubble, Findings, MessageText, PrivacyNote, ReplyView } from './message-view';
export { loadAnalyzer, MESSAGE_ID, useMessage, writeMessage } from './use-message';
