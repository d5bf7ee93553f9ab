import { withoutAccents } from './confusables';

/** What senders that scams like to pass for call themselves. No real names: those change, these words do not. */
const trusted = (
  'bank account secure security login signin verify payment delivery parcel postal service support customer wallet ' +
  'refund invoice update online mobile market store insurance government police billing subscription message cloud ' +
  'savings express courier travel energy pension benefit capital credit email office portal mailbox telecom'
).split(' ');

/** What nobody needs in the name of a house, but everybody who wants a password. */
const bait = new Set(
  (
    'secure security login signin logon verify verification verified account accounts update unlock confirm ' +
    'confirmation support billing refund alert alerts auth authenticate recover recovery validate suspended customer ' +
    'portal id online service services helpdesk tracking redelivery reward claim bonus'
  ).split(' '),
);

const digits = [
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
] as const;

const foldings: readonly (readonly [RegExp, string])[][] = [
  [[/1/g, 'l'], ...digits],
  [[/1/g, 'i'], ...digits],
  [[/rn/g, 'm']],
  [[/vv/g, 'w']],
  [[/cl/g, 'd']],
];

/** The trusted word that a part of a host only looks like: `payrnent`, `b4nk`, `sеcure` with an accent; else null. */
export function wordItImitates(label: string): string | null {
  const accented = withoutAccents(label);
  const looks = [accented, ...foldings.map((steps) => fold(accented, steps))].filter(
    (look) => look !== label,
  );
  const imitated = trusted.find((word) => !label.includes(word) && looks.some((look) => look.includes(word)));
  return imitated ?? misspelt(label);
}

function fold(label: string, steps: readonly (readonly [RegExp, string])[]): string {
  return steps.reduce((folded, [from, to]) => folded.replace(from, to), label);
}

/** Whether digits stand within a word in place of letters, whatever the word is: `sh0p`, `trave1ers`. */
export function hasDigitsForLetters(label: string): boolean {
  return /\p{L}{2}[01]\p{L}{2}/u.test(label) || /\p{L}0\p{L}/u.test(label);
}

export function baitWords(labels: readonly string[]): readonly string[] {
  return labels.flatMap((label) => label.split(/[-_]/)).filter((word) => bait.has(word));
}

const SHORTEST_MISSPELT = 7;

function misspelt(label: string): string | null {
  const parts = label.split('-').filter((part) => part.length >= SHORTEST_MISSPELT - 1 && part.length <= 14);
  for (const part of parts)
    for (const word of trusted) if (word.length >= SHORTEST_MISSPELT && isSlip(part, word)) return word;
  return null;
}

/** One letter left out, put in, changed or swapped with the next; endings such as a plural are none. */
function isSlip(part: string, word: string): boolean {
  if (part.startsWith(word) || word.startsWith(part) || Math.abs(part.length - word.length) > 1) return false;
  let at = 0;
  while (at < part.length && part[at] === word[at]) at += 1;
  const isOneOff = [
    part.slice(at + 1) === word.slice(at + 1),
    part.slice(at + 1) === word.slice(at),
    part.slice(at) === word.slice(at + 1),
  ].includes(true);
  if (isOneOff) return true;
  const swapped = part[at] === word[at + 1] && part[at + 1] === word[at];
  return swapped && part.slice(at + 2) === word.slice(at + 2);
}
