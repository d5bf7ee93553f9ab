export {
  CHATBOT_PRIVACY_NOTE,
  loadChatbot,
  loadSentimentEngine,
  loadSentimentTool,
  loadSpeechTool,
  loadTranslationTool,
} from './load-tools';
export { sentimentPreview } from './sentiment/sentiment-preview';
export { ToolFrame } from './tool-frame';
export { chatbotPreview, speechPreview, translationPreview } from './previews';
