import type { HeardPiece } from './speech-recognition';
import { endOf, type Caption } from './caption';

export interface Said {
  readonly captions: readonly Caption[];
  readonly unrated: boolean;
}

export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Adds what has become final. Some phones send a sentence again with every new word and call each of them final,
 * without saying how sure they are: what only grows takes the place of what it has grown from.
 */
export function commit(said: Said, piece: HeardPiece, startMs: number, endMs: number): Said {
  const { captions, unrated } = said;
  const text = plain(piece.text);
  if (text === '') return said;
  const last = captions.at(-1);
  const next = { captions, unrated: !piece.rated };
  if (last && unrated && !piece.rated && grewFrom(last.text, text)) {
    return {
      ...next,
      captions: [...captions.slice(0, -1), { ...last, endMs: Math.max(last.endMs, endMs), text }],
    };
  }
  const start = Math.max(startMs, endOf(captions));
  return { ...next, captions: [...captions, { startMs: start, endMs: Math.max(start + 1, endMs), text }] };
}

function grewFrom(before: string, after: string): boolean {
  const [one, other] = [before.toLowerCase(), after.toLowerCase()];
  return one === other || other.startsWith(`${one} `);
}
