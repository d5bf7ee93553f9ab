export { ToolFrame } from './tool-frame';
export { loadSentimentEngine, tools } from './tools';
