import { clip } from '../shared/text-span';
import type { Weight } from '../shared/finding';
import type { Hit } from './sign';

export interface Piece {
  readonly start: number;
  readonly text: string;
  /** 0 where nothing is marked. */
  readonly weight: Weight | 0;
}

/** Cuts a text into what is marked and what is not. Where marks overlap, they become one, as heavy as the heaviest. */
export function markPieces(text: string, hits: readonly Hit[]): Piece[] {
  const marks: { start: number; end: number; weight: Weight }[] = [];
  for (const { start, end, rule } of hits) {
    if (start >= text.length) continue;
    const last = marks.at(-1);
    if (last && start < last.end) {
      last.end = Math.min(text.length, Math.max(last.end, end));
      if (rule.weight > last.weight) last.weight = rule.weight;
    } else marks.push({ start, end: Math.min(text.length, end), weight: rule.weight });
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, weight } of marks) {
    pieces.push(
      { start: from, text: clip(text, from, start), weight: 0 },
      { start, text: clip(text, start, end), weight },
    );
    from = end;
  }
  pieces.push({ start: from, text: clip(text, from, text.length), weight: 0 });
  return pieces.filter((piece) => piece.text !== '');
}
