export {
  CHATBOT_PROMISE,
  loadChatbot,
  loadCloudTool,
  loadScamTool,
  loadSentimentEngine,
  loadSentimentTool,
  loadSpeechTool,
  loadTranslationTool,
} from './load-tools';
export { ToolFrame } from './tool-frame';
