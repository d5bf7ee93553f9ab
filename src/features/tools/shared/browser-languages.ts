/** What the visitor reads, the favourite first. */
export function browserLanguages(): readonly string[] {
  return navigator.languages;
}
