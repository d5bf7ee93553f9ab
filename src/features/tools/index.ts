export {
  CHATBOT_PROMISE,
  loadChatbot,
  loadCloudTool,
  loadContentTool,
  loadScamTool,
  loadSentimentEngine,
  loadSentimentTool,
  loadSpeechTool,
  loadTranslationTool,
} from './load-tools';
export { ToolFrame } from './tool-frame';
