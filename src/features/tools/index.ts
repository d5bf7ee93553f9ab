export { AssistantPreview } from './chatbot/assistant-preview';
export { HundredQuestions } from './hundred-questions/hundred-questions';
export { VerdictBar } from './hundred-questions/verdict-bar';
export { ToolFrame } from './tool-frame';
export { toneNames, type Tone } from './sentiment/tones';
export { loadSentimentEngine, tools } from './tools';
