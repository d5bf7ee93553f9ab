import { concessions, contrasts } from './lexicon/modifiers';
import type { Finding } from './find-terms';
import type { Token } from './tokens';

export interface Emphasis {
  readonly factor: number;
  readonly reason: string;
}

type Emphasise = (finding: Finding) => Emphasis | undefined;

/** What the build of the sentence does to what stands in it: contrast, concession, condition, question. */
export function emphasisIn(
  tokens: readonly Token[],
  findings: readonly Finding[],
  taken: ReadonlySet<number>,
): (finding: Finding) => Emphasis[] {
  const rules = [
    contrastIn(tokens, findings, taken),
    concessionIn(tokens, taken),
    conditionIn(tokens, taken),
    questionIn(tokens),
    ironyIn(tokens),
  ];
  return (finding) => rules.flatMap((rule) => rule?.(finding) ?? []);
}

function contrastIn(
  tokens: readonly Token[],
  findings: readonly Finding[],
  taken: ReadonlySet<number>,
): Emphasise | undefined {
  const turn = tokens.findLastIndex(
    ({ word }, at) =>
      at > 0 && contrasts.has(word) && !taken.has(at) && (word !== 'yet' || tokens[at - 1]?.kind === 'break'),
  );
  if (turn < 0) return undefined;
  const word = tokens[turn]?.word ?? '';
  const goesOn = findings.some(({ first }) => first > turn);
  return ({ first }) =>
    first < turn
      ? { factor: goesOn ? 0.5 : 0.35, reason: `counts less before “${word}”` }
      : { factor: 1.4, reason: `counts more after “${word}”` };
}

function concessionIn(tokens: readonly Token[], taken: ReadonlySet<number>): Emphasise | undefined {
  const start = tokens.findIndex(({ word }, at) => concessions.has(word) && !taken.has(at));
  if (start < 0) return undefined;
  const word = tokens[start]?.word ?? '';
  const comma = tokens.findIndex(({ kind }, at) => at > start && kind === 'break');
  const end = comma < 0 ? tokens.length : comma;
  return ({ first }) =>
    first > start && first < end ? { factor: 0.5, reason: `counts less after “${word}”` } : undefined;
}

function conditionIn(tokens: readonly Token[], taken: ReadonlySet<number>): Emphasise | undefined {
  const start = tokens.findIndex(
    ({ word }, at) =>
      (word === 'if' || word === 'unless') && !taken.has(at) && tokens[at - 1]?.word !== 'even',
  );
  if (start < 0) return undefined;
  const comma = tokens.findIndex(({ kind }, at) => at > start && kind === 'break');
  const end = comma < 0 ? tokens.length : comma;
  return ({ first }) =>
    first > start && first < end ? { factor: 0.2, reason: 'counts less in a condition' } : undefined;
}

function questionIn(tokens: readonly Token[]): Emphasise | undefined {
  const end = tokens.findLast(({ kind }) => kind === 'break')?.text ?? '';
  if (!end.includes('?') || end.includes('!') || tokens[0]?.word === 'why') return undefined;
  return ({ weight }) => ({ factor: weight > 0 ? 0.15 : 0.35, reason: 'counts less in a question' });
}

function ironyIn(tokens: readonly Token[]): Emphasise | undefined {
  if (!tokens.some(({ word }) => word === '🙄')) return undefined;
  return ({ weight }) => (weight > 0 ? { factor: -0.5, reason: 'turned round by 🙄' } : undefined);
}
