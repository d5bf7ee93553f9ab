/** A few pages: more than this takes a browser minutes. */
export const LONGEST_TEXT = 20_000;
/** What a model takes at once without losing its thread. */
const LONGEST_PIECE = 1500;

const SENTENCE_ENDS = /(?=\S)(?<=[.!?。！？؟।]["'”’)\]]*\s*)/u;

/** Paragraphs, and sentences of the long ones, with what stands between them. Together they are the text again. */
export function cutText(text: string): string[] {
  return text
    .split(/(\n)/)
    .flatMap((part) => (part.length <= LONGEST_PIECE ? [part] : cutParagraph(part)))
    .flatMap(edges)
    .filter((part) => part !== '');
}

export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

function cutParagraph(paragraph: string): string[] {
  const pieces: string[] = [];
  for (const sentence of paragraph.split(SENTENCE_ENDS).flatMap(cutHard)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST_PIECE) {
      pieces[pieces.length - 1] = last + sentence;
    } else {
      pieces.push(sentence);
    }
  }
  return pieces;
}

/** Something without an end in sight is cut where words end, else between letters. */
function cutHard(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_PIECE) {
    const space = rest.lastIndexOf(' ', LONGEST_PIECE - 1);
    let cut = space > 0 ? space + 1 : LONGEST_PIECE;
    // The two halves of an emoji stay together.
    if (/[\uD800-\uDBFF]/.test(rest.charAt(cut - 1))) cut -= 1;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

/** White space at the edges would be lost in the translation. */
function edges(piece: string): string[] {
  const text = piece.trim();
  if (text === '') return [piece];
  const start = piece.indexOf(text);
  return [piece.slice(0, start), text, piece.slice(start + text.length)];
}
