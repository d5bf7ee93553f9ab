import { type Advice, type Draft, type Remark, type Sentence, wordsIn } from './read-draft';

const LONG = 25;
const VERY_LONG = 35;
const LONG_PARAGRAPH = 150;

const advices = {
  veryLong: {
    id: 'very-long-sentence',
    weight: 3,
    title: 'Very long sentences',
    advice: 'Cut each in two where an “and”, “which” or comma lets you take a breath.',
  },
  long: {
    id: 'long-sentence',
    weight: 2,
    title: 'Long sentences',
    advice: `More than ${LONG} words. Give each idea its own sentence.`,
  },
  paragraph: {
    id: 'long-paragraph',
    weight: 2,
    title: 'Long paragraphs',
    advice: 'Split it where the topic changes. On a phone it fills the screen.',
  },
  passive: {
    id: 'passive',
    weight: 2,
    title: 'Passive voice',
    advice: 'Say who does it: “we send the report”, not “the report is sent”.',
  },
  weak: {
    id: 'weak-words',
    weight: 1,
    title: 'Filler words',
    advice: 'Delete the word if the sentence means the same without it.',
  },
  heavy: {
    id: 'heavy-words',
    weight: 1,
    title: 'Heavy words',
    advice: 'Use the short word that you would say out loud.',
  },
  twice: {
    id: 'same-word-twice',
    weight: 1,
    title: 'The same word twice in a row',
    advice: 'Usually a typo: delete one of them.',
  },
} as const satisfies Record<string, Advice>;

const PASSIVE =
  /\b(?:am|is|are|was|were|be|been|being|gets?|got)\s{1,3}(?:(?:not|never|also|often|always|\w{2,14}ly)\s{1,3})?(?!(?:based|located|interested|tired|excited|married|supposed|needed|used to|limited|related|advanced|detailed|pleased|worried|red|bed|need|indeed|hundred|talented|skilled|dedicated|experienced)\b)(?:\w{2,20}ed|built|bought|brought|caught|chosen|done|drawn|driven|eaten|fallen|felt|found|forgotten|given|grown|heard|held|hidden|kept|known|laid|led|left|lost|made|meant|met|paid|proven|put|read|said|seen|sent|set|shown|sold|spent|spoken|stolen|taken|taught|told|thought|thrown|understood|won|worn|written)\b/gi;

const WEAK =
  /\b(?:very|really|quite|just|basically|actually|simply|literally|obviously|essentially|somewhat|rather|perhaps|a bit|kind of|sort of|in fact|of course|needless to say|it is important to note that|it should be noted that|as a matter of fact|at the end of the day|in today's world|cutting[- ]edge|world[- ]class|game[- ]chang(?:er|ing)|state[- ]of[- ]the[- ]art|best[- ]in[- ]class)\b/gi;

const lighter: Readonly<Record<string, string>> = {
  'in order to': 'to',
  'due to the fact that': 'because',
  'at this point in time': 'now',
  'with regard to': 'about',
  'a large number of': 'many',
  'in the event that': 'if',
  utilise: 'use',
  utilize: 'use',
  leverage: 'use',
  facilitate: 'help',
  commence: 'begin',
  terminate: 'end',
  demonstrate: 'show',
  endeavour: 'try',
  approximately: 'about',
  additionally: 'also',
  subsequently: 'then',
  'prior to': 'before',
  numerous: 'many',
  assistance: 'help',
};
const HEAVY = new RegExp(`\\b(?:${Object.keys(lighter).join('|')})\\b`, 'gi');
const TWICE = /\b(\p{L}{2,20})\s{1,3}\1(?![\p{L}\p{N}'’-])/giu;
const fineTwice = new Set(['that', 'had', 'bye', 'ha', 'so', 'no', 'very', 'blah']);

/** Remarks on sentences and paragraphs. */
export function findSentenceRemarks({ text, sentences, blocks }: Draft): Remark[] {
  const remarks = sentences.flatMap((sentence) => [...remarksOnSentence(text, sentence)]);
  for (const { level, start, end } of blocks) {
    if (level > 0 || end - start < LONG_PARAGRAPH * 3) continue;
    const words = wordsIn(text.slice(start, end)).length;
    if (words <= LONG_PARAGRAPH) continue;
    const within = { start, end };
    remarks.push({ advice: advices.paragraph, start, end: start, within, note: `${words} words.` });
  }
  return remarks;
}

function* remarksOnSentence(text: string, within: Sentence): Generator<Remark> {
  const { start, end, words } = within;
  if (words > LONG) {
    const advice = words > VERY_LONG ? advices.veryLong : advices.long;
    yield { advice, start, end, within, note: `${words} words.` };
  }
  const sentence = text.slice(start, end).replaceAll('’', "'");
  for (const [advice, pattern] of [
    [advices.passive, PASSIVE],
    [advices.weak, WEAK],
    [advices.heavy, HEAVY],
    [advices.twice, TWICE],
  ] as const)
    for (const { 0: found, 1: word, index } of sentence.matchAll(pattern)) {
      if (advice === advices.twice && fineTwice.has(word?.toLowerCase() ?? '')) continue;
      const shorter = advice === advices.heavy ? lighter[found.toLowerCase()] : undefined;
      const note = shorter === undefined ? {} : { note: `Try “${shorter}”.` };
      yield { advice, start: start + index, end: start + index + found.length, within, ...note };
    }
}
