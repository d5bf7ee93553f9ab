// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { analyzeDraft } from '@/features/tools/content/analyze-draft';
import { fit, available } from '@/features/tools/content/draft-figures';

function findingsOf(text: string, phrase = '') {
  return analyzeDraft({ text, phrase }).findings;
}

function idsOf(...given: Parameters<typeof findingsOf>): readonly string[] {
  return findingsOf(...given).map(({ id }) => id);
}

const plain = 'We make the chairs by hand. You can sit on them for years. ';

test.each([
  ['passive', 'The chair was made by a friend of mine.'],
  ['passive', 'The chairs are often oiled in the spring.'],
  ['weak-words', 'It is really a chair for you and me.'],
  ['heavy-words', 'We use oil in order to keep it dry.'],
  ['long-sentence', `We sit ${'and sit '.repeat(13)}in the sun.`],
  ['no-headings', plain.repeat(16)],
  ['no-h1', `## Care\n\n${plain}`],
  ['many-h1', `# One\n\n${plain}\n\n# Two\n\n${plain}`],
  ['skipped-level', `# One\n\n### Three\n\n${plain}`],
  ['vague-link', `# One\n\n${plain}\n\nFor more, click [here](/x).`],
  ['no-alt', `<h1>One</h1><p>${plain}</p><img src="a.png">`],
] as const)('reports %s', (id, text) => {
  expect(idsOf(text)).toContain(id);
});

test('does not report good writing', () => {
  expect(idsOf(`# How to choose a garden chair that lasts\n\n${plain}`)).toEqual([]);
  expect(
    idsOf('We are interested in what you need, and that is based on trust in the two of us.'),
  ).not.toContain('passive');
  expect(idsOf('<h1>One</h1><img src="a.png" alt="A chair"><a href="/x">All our chairs</a>')).not.toContain(
    'no-alt',
  );
});

test('findings quote their sentence and line, sorted by weight', () => {
  const findings = findingsOf('# One\n\nWe sit. The chair was made by us. It is really good.');
  const weights = findings.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  expect(findings.find(({ id }) => id === 'passive')?.places).toMatchObject([
    { before: 'The chair ', marked: 'was made', after: ' by us.', where: 'Line 3' },
  ]);
});

function withHead(title: string, description: string) {
  return idsOf(`---\ntitle: ${title}\ndescription: ${description}\n---\n\n${plain}`);
}

test('reports cut and short titles and descriptions', () => {
  const long = 'word '.repeat(60);
  expect(withHead(long, long)).toEqual(expect.arrayContaining(['title-cut', 'description-cut']));
  expect(withHead('Chairs', 'Chairs.')).toEqual(expect.arrayContaining(['title-short', 'description-short']));
});

test('reports a missing, overused or misplaced key phrase', () => {
  expect(idsOf(plain, 'garden table')).toEqual(
    expect.arrayContaining(['phrase-missing', 'phrase-missing-in']),
  );
  expect(idsOf('The chair. A chair is a chair.', 'chair')).toContain('phrase-often');
  const head = '---\ntitle: Which garden chair?\ndescription: All about the GARDEN CHAIR.\n---\n\n';
  const text = `${head}# Garden chairs\n\nA garden-chair is a chair. ${plain}`;
  expect(analyzeDraft({ text, phrase: 'garden chair' }).phrase).toMatchObject({ count: 2, missingIn: [] });
});

test('skips English rules for other languages', () => {
  const german = 'Der Stuhl wurde von uns in der Werkstatt gebaut, und er hält viele Jahre lang. '.repeat(3);
  expect(analyzeDraft({ text: german, phrase: '' }).language).toBe('de');
  expect(idsOf(german)).not.toContain('hard');
});

test('a preview is cut after a word', () => {
  expect(fit('How to choose a chair', available.title)).toMatchObject({
    shown: 'How to choose a chair',
    isCut: false,
    length: 21,
  });
  const { shown, isCut } = fit(
    'How to choose a garden chair that lasts for twenty summers and more',
    available.title,
  );
  expect(isCut).toBe(true);
  expect(shown).toBe('How to choose a garden chair that lasts for twenty summers …');
});

test('a preview is never longer than the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
      const { shown, length } = fit(text, available.description);
      expect(shown.length).toBeLessThanOrEqual(Math.max(text.length, 2));
      expect(length).toBeLessThanOrEqual(text.length);
    }),
  );
});

const analyze = (text: string) => analyzeDraft({ text, phrase: '' });

test('title and description are read from the draft', () => {
  const head = '<head><title>Tea &amp; cake</title><meta name="description" content="Where to go."></head>';
  expect(analyze(`${head}<p>${plain}</p>`).own).toEqual({ title: 'Tea & cake', description: 'Where to go.' });
  expect(analyze(`---\ntitle: "Tea"\ndescription: Where to go.\n---\n\n# Cake\n\n${plain}`).own).toEqual({
    title: 'Tea',
    description: 'Where to go.',
  });
  expect(analyze(`# Cake\n\n${plain}`).own).toEqual({ title: 'Cake', description: null });
  expect(analyze(plain).own).toEqual({ title: null, description: null });
});

test('a missing description is reported only where the draft has a head', () => {
  expect(analyze(`<title>Garden chairs that last for years</title><p>${plain}</p>`).findings).toContainEqual(
    expect.objectContaining({ id: 'no-description' }),
  );
  expect(analyze(plain).findings).toEqual([]);
});

test('without an entered key phrase, one is detected and nothing is reported missing', () => {
  const report = analyze(`# Garden chairs\n\nA garden chair lasts. Oil the garden chair in spring.`);
  expect(report.phrase).toMatchObject({ phrase: 'garden chairs', isDetected: true, missingIn: [] });
});

test.each([
  ['en', true, plain.repeat(2)],
  ['fr', false, 'Le café du matin est un rituel, et on regarde la rue qui se réveille avec un journal.'],
  ['ja', false, '新しい店舗は来月開店します。営業時間は午前九時から午後六時までです。'],
  [null, false, 'Grand opening!'],
] as const)('the language is %s', (language, isJudged, text) => {
  expect(analyze(text)).toMatchObject({ language, isJudged });
});

test('tags inside Markdown code do not make it HTML', () => {
  expect(analyze(`# Limits\n\n\`\`\`\n<h1>no</h1>\n\`\`\`\n\n${plain}`).own.title).toBe('Limits');
});

test('each finding lowers the score', () => {
  expect(analyze('The chair was made by us. It is really good.').score).toBeLessThan(analyze(plain).score);
});
