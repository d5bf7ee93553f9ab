/** Slices a text and drops a split surrogate pair at either end. */
export function clip(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
