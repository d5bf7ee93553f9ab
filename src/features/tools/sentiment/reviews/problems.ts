export const LARGEST_FILE = 20 * 1024 * 1024;

/** What can be wrong with a file, and what to do about it. */
export const problems = {
  workbook:
    'This is a workbook, not a text file. Save the sheet as CSV in your spreadsheet program, then choose that.',
  pdf: 'This is a PDF. Copy its text into the field above, or save it as a text file first.',
  binary: 'This is not a text file. Choose a CSV file, or a text file with one review a line.',
  empty: 'There is no text in this file. Choose one with at least one review in it.',
  noText:
    'No column in this file holds sentences, only numbers, dates or codes. Choose a file with the reviews themselves.',
  unreadable: 'This file could not be read. It may have been moved, or be a folder. Choose it once more.',
  worker:
    'The reviews could not be scored: part of this page was not loaded. Check your connection and try again.',
} as const;

export function tooLarge(bytes: number): string {
  return `This file is ${(bytes / 1024 / 1024).toFixed(1)} MB; at most 20 MB can be read here. Split it, or keep only the column with the text.`;
}
