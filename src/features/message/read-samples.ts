import { loadSentimentEngine } from '@/features/tools';
import { sampleMessages } from '@/site/messages';
import { readMessage } from './read-message';
import type { SampleReading } from './reading';

const { scoreText } = await loadSentimentEngine();

/** Computed by the build (scripts/vite/sample-readings.mjs), so that a first visit does not load the engine. */
export const sampleReadings: readonly SampleReading[] = sampleMessages.map((sample) =>
  Object.assign(readMessage(sample.text, scoreText), sample),
);
