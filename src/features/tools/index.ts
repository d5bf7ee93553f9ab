export {
  CHATBOT_PRIVACY_NOTE,
  loadChatbot,
  loadCloudTool,
  loadScamTool,
  loadSentimentEngine,
  loadSentimentTool,
  loadSpeechTool,
  loadTranslationTool,
} from './load-tools';
export { sentimentPreview } from './sentiment/sentiment-preview';
export { ToolFrame } from './tool-frame';
export { chatbotPreview, cloudPreview, scamPreview, speechPreview, translationPreview } from './previews';
