export { languageName, partsOf, type Analysis } from './analysis';
export { AnalysisView, MessageText, moodNames, ReplyView } from './analysis-view';
export { FeatureAnalysis } from './feature-output';
export { dataNames, masked } from './find-personal-data';
export { PrivacyNote } from './privacy-note';
export { loadAnalyzer, MESSAGE_ID, sampleAnalysis, useMessage, writeMessage } from './use-message';
export const loadSignInMessage = () => import('./sign-in-message');
export const loadFeaturePicture = () => import('./feature-picture');
