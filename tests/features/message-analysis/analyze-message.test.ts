// @vitest-environment node
import { sampleAnalyses } from 'virtual:sample-analyses';
import { describe, expect, test } from 'vitest';
import { partsOf } from '@/features/message-analysis/analysis';
import { analyzeMessage } from '@/features/message-analysis/analyze-message';
import { masked } from '@/features/message-analysis/find-personal-data';
import { loadSentimentEngine } from '@/features/tools';
import { detectLanguage } from '@/lib/detect-language';
import { frontDesk, topics } from '@/site/message-topics';

const { scoreText } = await loadSentimentEngine();
const analyze = (text: string) => analyzeMessage(text, scoreText);

describe('languages', () => {
  test.each([
    ['Where is my order? It should have been here.', 'en'],
    ['Me pueden mandar otra pantalla?', 'es'],
    ['Pouvez-vous me rembourser une nuit ?', 'fr'],
    ['Bitte korrigiert das bis Freitag.', 'de'],
    ['Vorrei sapere quando arriva il mio pacco, grazie.', 'it'],
    ['注文した商品がまだ届きません。', 'ja'],
    ['Где мой заказ?', 'ru'],
    ['xk qwp zzt', null],
    ['ana.ruiz@example.com', null],
    ['See www.example.de', null],
  ])('%s', (sentence, language) => {
    expect(detectLanguage(sentence)).toBe(language);
  });

  test('a sentence without known words takes the main language of its message', () => {
    const { sentences, languages, languageNames } = analyze(
      'The lamp is broken and I want it replaced. Gorgeous!',
    );
    expect(sentences.map(({ language }) => language)).toEqual(['en', 'en']);
    expect(languages).toEqual(['en']);
    expect(languageNames).toEqual(['English']);
  });
});

test('masking keeps the first letter and the shape, nothing else', () => {
  expect(masked('ana.ruiz@example.com')).toBe('a•••.•••@e•••.•••');
  expect(masked('4471')).toBe('4•••');
  expect(masked('𝐚na@b.c')).toBe('𝐚•••@b•.•');
});

test('each part of a foreign sentence has its language, and the last one ends it', () => {
  const parts = partsOf(
    analyze('The lamp is broken. Pueden mandar una lampara a ana@example.com para el sabado?'),
  );
  expect(parts.map(({ text, language, endsSentence }) => [text.trim(), language, endsSentence])).toEqual([
    ['The lamp is', undefined, false],
    ['broken', undefined, false],
    ['.', undefined, true],
    ['', undefined, false],
    ['Pueden mandar una lampara a', 'es', false],
    ['ana@example.com', 'es', false],
    ['para el sabado?', 'es', true],
  ]);
});

test('a marked word inside personal data does not split it', () => {
  const text = 'It is broken, write to ana.love@example.com';
  const parts = partsOf(analyze(text)).filter(({ isPersonal }) => isPersonal);
  expect(parts.map((part) => part.text)).toEqual(['ana.love@example.com']);
});

test.each(topics.map(({ team, words }) => [team, words.split(' ')] as const))(
  'a message with words of %s goes there',
  (team, words) => {
    expect(analyze(`About ${words[0]}`).team).toBe(team);
  },
);

test('a message without a topic goes to the front desk', () => {
  expect(analyze('Hello there')).toMatchObject({ ...frontDesk, because: [] });
});

test('praise and complaint in one message make it mixed, with both marked', () => {
  const text = 'The food was delicious. The waiter was rude.';
  const { tone, marks } = analyze(text);
  expect(tone).toBe('mixed');
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['delicious', 'rude']);
});

test.each([
  '',
  '   ',
  '\n\n',
  '<script>alert(1)</script>',
  '😀'.repeat(300),
  'a'.repeat(1000),
  '\u202Eabc',
  '@'.repeat(500),
])('the parts of a hostile text add up to it: %j', (text) => {
  const parts = partsOf(analyze(text));
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test('each sample has praise, a complaint, a foreign sentence that is also in English, and private details or a source', () => {
  for (const analysis of sampleAnalyses) {
    expect(analysis.tone).toBe('mixed');
    expect(new Set(analysis.marks.map(({ tone }) => tone))).toEqual(new Set(['positive', 'negative']));
    expect(analysis.languages.length).toBeGreaterThan(1);
    expect(analysis.inEnglish).toBeTruthy();
    expect(analysis.source).toBeTruthy();
  }
});
