import type { loadSentimentEngine } from '@/features/tools';
import { frontDesk, topics } from '@/site/message-topics';
import { lowerCaseWords, type Analysis } from './analysis';
import { findPersonalData } from './find-personal-data';

const wordsByTopic = topics.map(({ team, reply, words }) => ({
  team,
  reply,
  topicWords: new Set(words.split(' ')),
}));
/** A message with both praise and complaints is mixed if its score is closer to 0 than this. */
const MIXED_LIMIT = 0.45;

type ScoreText = Awaited<ReturnType<typeof loadSentimentEngine>>['scoreText'];

export function analyzeMessage(text: string, scoreText: ScoreText): Analysis {
  const { score, tone, sentences: scored } = scoreText(text);
  const sentences = scored.map(({ start, text: sentence, tone: sentenceTone }) => ({
    start,
    end: start + sentence.length,
    tone: sentenceTone,
    language: detectLanguage(sentence),
  }));
  const main = mostFrequent(sentences.flatMap(({ language }) => language ?? [])) ?? 'en';
  const isMixed =
    Math.abs(score) < MIXED_LIMIT &&
    sentences.some((sentence) => sentence.tone === 'positive') &&
    sentences.some((sentence) => sentence.tone === 'negative');
  return {
    text,
    score,
    tone: isMixed ? 'mixed' : tone,
    sentences: sentences.map(({ start, end, tone: sentenceTone, language }) => ({
      start,
      end,
      tone: sentenceTone,
      language: language ?? main,
    })),
    languages: [...new Set([main, ...sentences.flatMap(({ language }) => language ?? [])])],
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
  const words = [...new Set(lowerCaseWords(text))];
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

/** Writing systems, each with the language that is most likely written in it. The first match counts. */
const scripts: readonly (readonly [tag: string, script: RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['ko', /\p{sc=Hangul}/u],
  ['zh', /\p{sc=Han}/u],
  ['ru', /\p{sc=Cyrillic}/u],
  ['el', /\p{sc=Greek}/u],
  ['ar', /\p{sc=Arabic}/u],
  ['he', /\p{sc=Hebrew}/u],
  ['hi', /\p{sc=Devanagari}/u],
  ['th', /\p{sc=Thai}/u],
];

/** Frequent words. A word that two languages share counts for both. */
const frequentWords: Readonly<Record<string, string>> = {
  en: 'the and is are was were it this that you your my we i to of for in on with not but have has had be can could would please thank thanks me at from as so very all been there they call order what when where how why do does did will an if or no',
  es: 'el la los las un una y es son que de en por para con no pero mi me te se lo su muy gracias favor pueden puede hola pedido estoy está ha han fue otra otro cuando donde cómo qué ustedes quiero necesito bien todo',
  fr: 'le la les un une et est sont que de des en pour avec ne pas mais mon ma me vous nous je il elle ce cette très merci bonjour pouvez puis-je où quand comment été avez ai suis dans sur du au votre une rembourser',
  de: 'der die das ein eine und ist sind dass von in für mit nicht aber mein meine mich sie wir ich es zu sehr danke bitte hallo können kann wann wo wie war habe hat auf bis den dem noch schon auch ihr euch haben',
  it: 'il lo la i gli le un una e è sono che di in per con non ma mio mia mi vi noi io molto grazie buongiorno potete può quando dove come ho ha stato questo questa ciao anche del della',
  pt: 'o a os as um uma e é são que de em por para com não mas meu minha me você nós eu muito obrigado obrigada olá pode podem quando onde como foi tem está isso este esta do da no na',
  nl: 'de het een en is zijn dat van in voor met niet maar mijn ik je jij u wij we zeer erg bedankt dank alstublieft hallo kunt kan kunnen wanneer waar hoe was heb heeft op tot nog ook graag',
};

const wordLists = Object.entries(frequentWords).map(
  ([tag, words]) => [tag, new Set(words.split(' '))] as const,
);

const ADDRESS = /\S+[@.]\S+/gu;

/** The language tag of a sentence, or null if it has too few known words. */
export function detectLanguage(sentence: string): string | null {
  const script = scripts.find(([, pattern]) => pattern.test(sentence));
  if (script) return script[0];
  // Parts of an address, such as “com” and “de”, are words of other languages.
  const words =
    sentence
      .replace(ADDRESS, ' ')
      .toLowerCase()
      .match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  let best: string | null = null;
  let most = 0;
  for (const [tag, list] of wordLists) {
    const count = words.filter((word) => list.has(word)).length;
    if (count > most) [best, most] = [tag, count];
  }
  return most >= Math.max(1, words.length * 0.15) ? best : null;
}
