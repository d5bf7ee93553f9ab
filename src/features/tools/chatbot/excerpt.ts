import type { Passage } from './library';

const ROOM = { sentences: 240, items: 120 };
const MOST_ITEMS = 4;
/** Too short to say anything alone. */
const CRUMB = 40;
const SHORT = 90;
/** Speaks of what the sentence before it has named. */
const POINTS_BACK =
  /^(?:It|Its|They|Their|Those|These|This|That|Then|Both|So|He|She|And|But|With|Without|The other)\b/;
/** What stands beside a label. */
const VALUE = /^[\d$+−–]|^(?:Not included|Included|Unlimited|Live|Yes|No|As agreed)$/;

/** A sentence or two, or a few items of a list, word for word as they stand on the page. */
export function excerptFrom({ said, units }: Passage, at: number, tells: (unit: number) => boolean): string {
  const [first, last] = isItem(at) ? items() : sentences();
  return said.slice(units[first]?.start, units[last]?.end);

  function sentences(): [number, number] {
    if (pointsBack(at) && units[at - 1]?.whole && !pointsBack(at - 1) && fits(at - 1, at, ROOM.sentences))
      return [at - 1, at];
    const goesOn = units[at + 1]?.whole && fits(at, at + 1, ROOM.sentences);
    const short = textAt(at).length < SHORT;
    return goesOn && (short || pointsBack(at + 1) || tells(at + 1)) ? [at, at + 1] : [at, at];
  }

  function items(): [number, number] {
    const from = VALUE.test(textAt(at)) && isItem(at - 1) && fits(at - 1, at, ROOM.items) ? at - 1 : at;
    let to = from;
    const isPair = !VALUE.test(textAt(from)) && VALUE.test(textAt(from + 1));
    const most = isPair ? 2 : MOST_ITEMS;
    while (isItem(to + 1) && to - from + 1 < most && fits(from, to + 1, ROOM.items)) to += 1;
    const length = (units[to]?.end ?? 0) - (units[from]?.start ?? 0);
    return length < CRUMB && !isPair && fits(from, to + 1, ROOM.sentences) ? [from, to + 1] : [from, to];
  }

  /** One after the other, with nothing left out between them, and not too long. */
  function fits(from: number, to: number, room: number): boolean {
    const gap = said.slice(units[to - 1]?.end, units[to]?.start);
    return (units[to]?.end ?? Infinity) - (units[from]?.start ?? 0) <= room && (gap === ' ' || gap === ' · ');
  }

  function textAt(unit: number): string {
    return units[unit]?.text ?? '';
  }

  function isItem(unit: number): boolean {
    return units[unit]?.whole === false;
  }

  function pointsBack(unit: number): boolean {
    return POINTS_BACK.test(textAt(unit));
  }
}
