export { ToolFrame } from './tool-frame';

export const loadChatbot = () => import('./chatbot/open-chatbot');
export const loadCloudTool = () => import('./cloud/cloud-tool');
export const loadContentTool = () => import('./content/content-tool');
export const loadScamTool = () => import('./scam/scam-tool');
export const loadSentimentTool = () => import('./sentiment/sentiment-tool');
export const loadSpeechTool = () => import('./speech/speech-tool');
export const loadTranslationTool = () => import('./translation/translation-tool');
