export { languageName, partsOf, type Analysis } from './analysis';
export { AnalysisView, Bubble, MessageText, moodNames, ReplyView } from './analysis-view';
export { FeatureAnalysis } from './feature-output';
export { dataNames, masked } from './find-personal-data';
// Not here: the first script would then load all of this module.
export { loadFeaturePicture, loadSignInMessage } from './load-parts';
export { PrivacyNote } from './privacy-note';
export { loadAnalyzer, MESSAGE_ID, sampleAnalysis, useMessage, writeMessage } from './use-message';
