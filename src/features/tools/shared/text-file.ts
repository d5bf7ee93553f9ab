export const LARGEST_FILE = 20 * 1024 * 1024;

type TextFile = { readonly text: string } | { readonly problem: 'tooLarge' | 'unreadable' | 'binary' };

/** The text of a file in UTF-8, UTF-16, or Windows-1252. */
export async function readTextFile(file: File): Promise<TextFile> {
  if (file.size > LARGEST_FILE) return { problem: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: 'unreadable' };
  const text = decode(new Uint8Array(bytes));
  return text === null ? { problem: 'binary' } : { text: text.replace(/\r\n?/g, '\n') };
}

const SAMPLED_BYTES = 65_536;

/** Null if the bytes are no text. */
function decode(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const utf16 = /^(?:\u00ff\u00fe|(\u00fe\u00ff))/.exec(start);
  if (/^(?:PK|\u00d0\u00cf|%PDF)/.test(start) || (!utf16 && bytes.subarray(0, SAMPLED_BYTES).includes(0)))
    return null;
  // A cut UTF-16 file can end in half a letter.
  if (utf16)
    return new TextDecoder(utf16[1] ? 'utf-16be' : 'utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
