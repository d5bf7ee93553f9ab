export { AssistantPreview } from './chatbot/assistant-preview';
export { ToolFrame } from './tool-frame';
export { loadSentimentEngine, tools } from './tools';
