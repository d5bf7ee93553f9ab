/** The words of a list, with white space between them. */
export function words(list: string): readonly string[] {
  return list.split(/\s+/).filter(Boolean);
}

/** The phrases of a list, with commas between them. */
export function phrases(list: string): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim());
}
