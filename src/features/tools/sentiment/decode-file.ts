export const LARGEST_FILE = 20 * 1024 * 1024;

/** Error messages for files that cannot be read. */
export const fileErrors = {
  workbook:
    'This is a workbook, not a text file. Save the sheet as CSV in your spreadsheet program, then choose that.',
  pdf: 'This is a PDF. Copy its text into the field above, or save it as a text file first.',
  binary: 'This is not a text file. Choose a CSV file, or a text file with one review per line.',
  empty: 'There is no text in this file. Choose one with at least one review in it.',
  noText:
    'No column in this file holds sentences, only numbers, dates or codes. Choose a file with the reviews themselves.',
  unreadable: 'This file could not be read. It may have been moved, or be a folder. Choose it again.',
  worker:
    'The reviews could not be scored: part of this page was not loaded. Check your connection and try again.',
} as const;

export function tooLarge(bytes: number): string {
  return `This file is ${(bytes / 1024 / 1024).toFixed(1)} MB; at most 20 MB can be read here. Split it, or keep only the column with the text.`;
}

type Decoded = { readonly text: string; readonly note: string | null } | { readonly problem: string };

const BINARY_STARTS: readonly (readonly [bytes: string, problem: string])[] = [
  ['PK\u0003\u0004', fileErrors.workbook],
  ['\u00d0\u00cf\u0011\u00e0', fileErrors.workbook],
  ['%PDF', fileErrors.pdf],
];
/** Control characters other than tabs and line breaks. */
const CONTROL = /(?![\t\n\v\f\r\x80-\x9f])\p{Cc}/gu;
const LOOKED_AT = 65_536;

/** Decodes a file as UTF-16, UTF-8 or Windows-1252, or reports why it is not a text file. */
export function decodeFile(bytes: Uint8Array): Decoded {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  for (const [begins, problem] of BINARY_STARTS) if (start.startsWith(begins)) return { problem };

  const utf16 = start.startsWith('\u00ff\u00fe')
    ? 'utf-16le'
    : start.startsWith('\u00fe\u00ff')
      ? 'utf-16be'
      : null;
  if (utf16 !== null) return checked(new TextDecoder(utf16).decode(bytes));
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return { problem: fileErrors.binary };
  try {
    return checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const guessed = checked(new TextDecoder('windows-1252').decode(bytes));
    return 'text' in guessed
      ? {
          ...guessed,
          note: 'The file is not UTF-8, so it was read as Windows-1252. Check that accents look right.',
        }
      : guessed;
  }
}

function checked(text: string): Decoded {
  if (text.trim() === '') return { problem: fileErrors.empty };
  const start = text.slice(0, LOOKED_AT);
  const strange = start.match(CONTROL)?.length ?? 0;
  return strange > start.length / 100 ? { problem: fileErrors.binary } : { text, note: null };
}
