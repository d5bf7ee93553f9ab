import type { Analysis } from '../../src/features/message-analysis/analysis.ts';
import { analyzeMessage } from '../../src/features/message-analysis/analyze-message.ts';
import { scoreText } from '../../src/features/tools/sentiment/score-text.ts';
import { featureMessages, night, sampleMessages } from '../../src/site/messages.ts';

function analyze<Sample extends { readonly text: string }>(sample: Sample) {
  return { ...analyzeMessage(sample.text, scoreText), ...sample };
}

export function analyzeSamples() {
  return {
    sampleAnalyses: sampleMessages.map(analyze),
    featureAnalyses: Object.fromEntries(
      Object.entries(featureMessages).map(([feature, message]) => [feature, analyze(message)]),
    ),
  };
}

/** What the build could not find in the message of Home's night, whose steps say so then. */
export function gapsOfNight(): string[] {
  if (!night) return [];
  const analysis: Analysis = analyze(sampleMessages[0]);
  const { marks, languages, personal, because, source, inEnglish } = analysis;
  const gaps = {
    'no praise': marks.every(({ tone }) => tone === 'negative'),
    'no complaint': marks.every(({ tone }) => tone === 'positive'),
    'no second language': languages.length < 2,
    'no English for its second language': languages.length > 1 && !inEnglish,
    'no private detail': personal.length === 0,
    'no word that chooses a team': because.length === 0,
    'no source of its reply': !source,
  };
  return Object.entries(gaps).flatMap(([name, isGap]) => (isGap ? `the night's message has ${name}.` : []));
}
