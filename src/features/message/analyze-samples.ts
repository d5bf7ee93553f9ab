import { loadSentimentEngine } from '@/features/tools';
import { sampleMessages } from '@/site/messages';
import { analyzeMessage } from './analyze-message';
import type { SampleAnalysis } from './analysis';

const { scoreText } = await loadSentimentEngine();

/** Computed by the build (scripts/vite/sample-analyses.mjs), so that a first visit does not load the engine. */
export const sampleAnalyses: readonly SampleAnalysis[] = sampleMessages.map((sample) =>
  Object.assign(analyzeMessage(sample.text, scoreText), sample),
);
