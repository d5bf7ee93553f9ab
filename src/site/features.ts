import { alternatePaths, paths } from './paths';

export type FeatureId =
  | 'chatbot'
  | 'translation'
  | 'sentiment-analysis'
  | 'speech-recognition'
  | 'cloud-integration'
  | 'data-privacy';

interface Feature {
  readonly id: FeatureId;
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** Their section on Home and Features, and the link back from their pages. It goes with the last tile. */
export const featuresSection = { id: 'ai-web-app-features', title: 'AI Web App Features' } as const;

/** Its tiles. */
export const features: readonly Feature[] = [
  {
    id: 'chatbot',
    title: 'Chatbot Integration',
    description: 'Seamless AI-powered chatbot for real-time customer interactions.',
    path: paths.chatbot,
  },
  {
    id: 'translation',
    title: 'Language Translation',
    description: 'Instant multi-language translation for global users.',
    path: paths.translation,
  },
  {
    id: 'sentiment-analysis',
    title: 'Sentiment Analysis',
    description: 'Analyze user sentiments to improve service quality.',
    path: paths.sentimentAnalysis,
  },
  {
    id: 'speech-recognition',
    title: 'Speech Recognition',
    description: 'Convert speech into text for better accessibility.',
    path: paths.speechRecognition,
  },
  {
    id: 'cloud-integration',
    title: 'Cloud Integration',
    description: 'Secure cloud storage for user data and interactions.',
    path: paths.cloudIntegration,
  },
  {
    id: 'data-privacy',
    title: 'Data Privacy',
    description: 'End-to-end encryption to protect user information.',
    path: alternatePaths.privacy,
  },
];
