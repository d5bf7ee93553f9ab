export { AssistantPreview } from './assistant/assistant-preview';
export { HundredQuestions } from './hundred-questions/hundred-questions';
export { ToolFrame } from './tool-frame';
export { tools } from './tools';
