export const loadChatbot = () => import('./chatbot/open-chatbot');
export const loadCloudTool = () => import('./cloud/cloud-tool');
export const loadContentTool = () => import('./content/content-tool');
export const loadScamTool = () => import('./scam/scam-tool');
/** The engine of the tool, as a function of a text. */
export const loadSentimentEngine = () => import('./sentiment/score-text');
export const loadSentimentTool = () => import('./sentiment/sentiment-tool');
export const loadSpeechTool = () => import('./speech/speech-tool');
export const loadTranslationTool = () => import('./translation/translation-tool');

/** Where a question to the chatbot goes. */
export const CHATBOT_PROMISE =
  __AI_MODEL__ === null
    ? 'Runs in your browser. Your questions are not sent to us.'
    : 'Runs in your browser. Your questions are not sent, unless you allow AI answers.';
