import type { loadSentimentEngine } from '@/features/tools';
import { detectLanguage } from '@/lib/detect-language';
import { frontDesk, topics } from '@/site/message-topics';
import type { Analysis } from './analysis';
import { findPersonalData } from './find-personal-data';

const wordsByTopic = topics.map(({ team, reply, words }) => ({
  team,
  reply,
  topicWords: new Set(words.split(' ')),
}));

const displayNames = new Intl.DisplayNames('en', { type: 'language' });

type ScoreText = Awaited<ReturnType<typeof loadSentimentEngine>>['scoreText'];

export function analyzeMessage(text: string, scoreText: ScoreText): Analysis {
  const { score, tone, sentences: scored } = scoreText(text);
  const sentences = scored.map(({ start, text: sentence }) => ({
    start,
    end: start + sentence.length,
    language: detectLanguage(sentence),
  }));
  const found = sentences.flatMap(({ language }) => language ?? []);
  const main = mostFrequent(found) ?? 'en';
  const languages = [...new Set([main, ...found])];
  return {
    text,
    score,
    tone,
    sentences: sentences.map(({ start, end, language }) => ({ start, end, language: language ?? main })),
    languages,
    languageNames: languages.map((tag) => displayNames.of(tag) ?? tag),
    marks: scored.flatMap(({ start, terms }) =>
      terms.map((term) => ({
        start: start + term.start,
        end: start + term.end,
        tone: term.weight > 0 ? ('positive' as const) : ('negative' as const),
      })),
    ),
    personal: findPersonalData(text),
    ...route(text),
  };
}

/** The team with the most matching words, and those words. */
function route(text: string): Pick<Analysis, 'team' | 'because' | 'reply'> {
  // A hyphenated word counts as one.
  const words = [...new Set(text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu))];
  let best: Pick<Analysis, 'team' | 'because' | 'reply'> = { ...frontDesk, because: [] };
  for (const { team, reply, topicWords } of wordsByTopic) {
    const because = words.filter((word) => topicWords.has(word));
    if (because.length > best.because.length) best = { team, reply, because };
  }
  return best;
}

function mostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string) => values.filter((other) => other === value).length;
  return values.toSorted((one, other) => count(other) - count(one))[0];
}
