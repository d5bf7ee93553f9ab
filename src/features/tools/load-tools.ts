export const loadChatbot = () => import('./chatbot/open-chatbot');
/** The sentiment engine without its UI. */
export const loadSentimentEngine = () => import('./sentiment/score-text');
export const loadSentimentTool = () => import('./sentiment/sentiment-tool');
export const loadSpeechTool = () => import('./speech/speech-tool');
export const loadTranslationTool = () => import('./translation/translation-tool');

/** Tells the visitor where their questions are processed. */
export const CHATBOT_PRIVACY_NOTE =
  __AI_MODEL__ === null
    ? 'Private: your questions stay in your browser.'
    : 'Private: your questions stay in your browser, unless you allow AI answers.';
