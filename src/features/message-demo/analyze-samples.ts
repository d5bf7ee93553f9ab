import { loadSentimentEngine } from '@/features/tools';
import type { FeatureId } from '@/site/features';
import { featureMessages, sampleMessages } from '@/site/messages';
import { analyzeMessage } from './analyze-message';
import type { Analysis, SampleAnalysis } from './analysis';

const { scoreText } = await loadSentimentEngine();

/** Computed by the build (scripts/vite/sample-analyses.ts), so that a first visit does not load the engine. */
export const sampleAnalyses: readonly SampleAnalysis[] = sampleMessages.map((sample) =>
  Object.assign(analyzeMessage(sample.text, scoreText), sample),
);

function analyzeFeature(feature: FeatureId): Analysis {
  const message = featureMessages[feature];
  return Object.assign(analyzeMessage(message.text, scoreText), message);
}

export const featureAnalyses: Readonly<Record<FeatureId, Analysis>> = {
  chatbot: analyzeFeature('chatbot'),
  translation: analyzeFeature('translation'),
  'sentiment-analysis': analyzeFeature('sentiment-analysis'),
  'speech-recognition': analyzeFeature('speech-recognition'),
  'cloud-integration': analyzeFeature('cloud-integration'),
  'data-privacy': analyzeFeature('data-privacy'),
};
